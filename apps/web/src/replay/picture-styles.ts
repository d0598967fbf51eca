/** The styles of a page as one text that needs nothing from outside: letters that are used and textures come along. */
import { fileIn } from './picture-files.ts'

/** All styles. The root of a drawing is no `html`, so what is said of that is said of the root. */
export async function stylesOf(page: Document): Promise<string> {
  const used = usedFonts(page)
  const texts = await Promise.all([...page.styleSheets].map((sheet) => textOf(sheet)))
  const whole = await Promise.all(
    texts.map(async (text, at) => {
      const sheet = page.styleSheets[at]
      return withTextures(await withFonts(text, sheet, used), sheet)
    }),
  )
  return whole.join('\n').replace(/\bhtml(?=\s*\{)/g, ':root')
}

/** As it was written: what a browser tells of its rules is not always the whole. */
async function textOf({ href, ownerNode }: CSSStyleSheet): Promise<string> {
  if (href === null) return ownerNode?.textContent ?? ''
  return (await fetch(href)).text()
}

/** Fonts by what they are, as a browser writes it. */
const signOf = (...parts: readonly string[]) => parts.join(' ').replaceAll('"', '')

/** Addresses of the files the page has loaded letters from. */
function usedFonts(page: Document): ReadonlySet<string> {
  const loaded = new Set(
    [...page.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, weight, unicodeRange }) => signOf(family, weight, unicodeRange)),
  )
  const addresses = [...page.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return []
      const given = (name: string) => rule.style.getPropertyValue(name)
      const isUsed = loaded.has(
        signOf(given('font-family'), given('font-weight'), given('unicode-range')),
      )
      return isUsed ? addressesIn(rule.cssText, sheet) : []
    }),
  )
  return new Set(addresses)
}

function addressesIn(text: string, sheet: CSSStyleSheet | undefined): readonly string[] {
  const base = sheet?.href ?? document.baseURI
  return [...text.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)].map(
    ([, address = '']) => new URL(address, base).href,
  )
}

/** Puts the files of used fonts in place of their addresses, and leaves the other fonts out. */
async function withFonts(
  text: string,
  sheet: CSSStyleSheet | undefined,
  used: ReadonlySet<string>,
): Promise<string> {
  const FACE = /@font-face\s*\{[^}]*\}/g
  const faces = (text.match(FACE) ?? []).map(async (face) => {
    const address = addressesIn(face, sheet).find((it) => used.has(it))
    return address === undefined ? '' : face.replace(/url\([^)]+\)/, await inStyle(address))
  })
  const ready = await Promise.all(faces)
  return text.replace(FACE, () => ready.shift() ?? '')
}

/** Puts the files of textures in place of their addresses. */
async function withTextures(text: string, sheet: CSSStyleSheet | undefined): Promise<string> {
  const TEXTURE = /url\(\s*["']?(?!data:)[^"')]+\.(?:png|webp)["']?\s*\)/g
  const files = await Promise.all(
    (text.match(TEXTURE) ?? []).flatMap((found) => addressesIn(found, sheet).map(inStyle)),
  )
  return text.replace(TEXTURE, () => files.shift() ?? 'none')
}

const inStyle = async (address: string) => `url("${await fileIn(address)}")`
