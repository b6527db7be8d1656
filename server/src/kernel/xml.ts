const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Characters that XML does not allow, such as NUL, are left out. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? '')

/** An XML element. Its children are texts and elements, never markup, so a text can never become an element. */
export type Xml = { name: string; attributes: Readonly<Record<string, string>>; children: readonly (Xml | string)[] }

export const xml = (name: string, attributes: Xml['attributes'], ...children: Xml['children']): Xml => ({ name, attributes, children })

const write = (node: Xml | string): string => {
  if (typeof node === 'string') return escapeXml(node)
  const { name, attributes, children } = node
  const written = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(value)}"`)
    .join('')
  return children.length === 0 ? `<${name}${written}/>` : `<${name}${written}>${children.map(write).join('')}</${name}>`
}

export const writeXml = (root: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${write(root)}\n`
