/** Svelte components as the checks see them: the script as TypeScript on its own lines, and the markup. */
import { parse } from 'svelte/compiler'

/** The script of a component with everything else blanked, so that lines stay where they are. */
export function scriptOf(component: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  let script = ''
  let end = 0
  for (const match of component.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)) {
    const [whole, inside = ''] = match
    const start = match.index + whole.indexOf('>') + 1
    script += blank(component.slice(end, start)) + inside
    end = start + inside.length
  }
  return script + blank(component.slice(end))
}

/** A text that stands in the markup itself. */
export interface Literal {
  readonly line: number
  readonly text: string
}

/** Attributes that people read or hear. */
const READ = [
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'title',
  'alt',
  'placeholder',
]

interface Node {
  readonly type?: string
  readonly data?: string
  readonly name?: string
  readonly start?: number
  readonly [key: string]: unknown
}

/** Words in the markup that were not taken from a catalog; numbers and signs are no words. */
export function literalsOf(component: string): readonly Literal[] {
  const { fragment } = parse(component, { modern: true })
  const found: Literal[] = []
  const seen = new Set<object>()
  const add = ({ data = '', start = 0 }: Node) => {
    if (/\p{L}/u.test(data))
      found.push({ line: component.slice(0, start).split('\n').length, text: data.trim() })
  }
  const walk = (it: unknown): void => {
    if (Array.isArray(it)) it.forEach(walk)
    if (typeof it !== 'object' || it === null || seen.has(it)) return
    seen.add(it)
    const node = it as Node
    if (node.type === 'Text') add(node)
    else if (node.type === 'Attribute') {
      if (READ.includes(node.name ?? '')) walk(node['value'])
    } else if (node.type !== 'StyleDirective') Object.values(node).forEach(walk)
  }
  walk(fragment)
  return found
}
