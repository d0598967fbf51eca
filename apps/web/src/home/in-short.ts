/** What is set up, in a few words each: how strong the bots are, and what is not as usual. */
import { say } from '../text/say.ts'
import { BUILDINGS } from './options.ts'
import { formOf, optionsOf, playing, type StartForms } from './start-form.ts'

type Options = Readonly<Record<string, unknown>>

export function inShort(forms: StartForms): readonly string[] {
  return [...botsOf(forms), ...rulesInShort(forms.game, optionsOf(forms))]
}

/** Options in the words of the rules. */
export function rulesInShort(game: string, options: Options): readonly string[] {
  return game === 'puerto-rico' ? puertoRico(options) : sanJuan(options)
}

function botsOf(forms: StartForms): readonly string[] {
  const seats = playing(formOf(forms))
  const levels = [...new Set(seats.flatMap(({ level }) => (level === undefined ? [] : [level])))]
  const [level] = levels
  if (level === undefined) return []
  return [levels.length === 1 ? say.home.botsOf[level] : say.home.botsOfSeveral]
}

function puertoRico({ buildings = 'base', ...changed }: Options): readonly string[] {
  const mode = BUILDINGS.find((it) => it === buildings)
  const changes = Object.keys(changed).length + (mode === undefined ? 1 : 0)
  return [
    ...(mode === undefined ? [] : [say.home.buildingsOf[mode]]),
    ...(changes === 0 ? [] : [say.home.changed(changes)]),
  ]
}

function sanJuan({ expansion, advanced, harborTucks }: Options): readonly string[] {
  const { variants, noVariants } = say.home
  const chosen = [
    ...(expansion === true ? [variants.expansion] : []),
    ...(advanced === true ? [variants.advanced] : []),
    ...(harborTucks === 'every' ? [variants.tucksEveryGood] : []),
  ]
  return chosen.length === 0 ? [noVariants] : chosen
}
