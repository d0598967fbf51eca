/** What is set up, in a few words each: how strong the bots are, and what is not as usual. */
import { say } from '../text/say.ts'
import { changesIn } from './options.ts'
import type { SanJuanChosen } from './options-san-juan.ts'
import { formOf, playing, type StartForms } from './start-form.ts'

export function inShort(forms: StartForms): readonly string[] {
  const rules = forms.game === 'puerto-rico' ? puertoRico(forms) : sanJuan(forms)
  return [...botsOf(forms), ...rules]
}

function botsOf(forms: StartForms): readonly string[] {
  const seats = playing(formOf(forms))
  const levels = [...new Set(seats.flatMap(({ level }) => (level === undefined ? [] : [level])))]
  const [level] = levels
  if (level === undefined) return []
  return [levels.length === 1 ? say.home.botsOf[level] : say.home.botsOfSeveral]
}

function puertoRico({ 'puerto-rico': { chosen } }: StartForms): readonly string[] {
  const changes = changesIn(chosen)
  const buildings = say.home.buildingsOf[chosen.buildings]
  return changes === 0 ? [buildings] : [buildings, say.home.changed(changes)]
}

function sanJuan({ 'san-juan': { chosen } }: StartForms): readonly string[] {
  const names = Object.keys(chosen) as readonly (keyof SanJuanChosen)[]
  const variants = names.filter((name) => chosen[name]).map((name) => say.home.variants[name])
  return variants.length === 0 ? [say.home.noVariants] : variants
}
