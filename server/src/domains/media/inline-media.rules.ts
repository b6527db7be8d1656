/** A picture or a sound that stands in a page as its own bytes, and the field it stands in. */
export type InlineMedia = { kind: 'Image' | 'Audio'; field: string; value: string }

/** The bytes of a data: address. Without base64 a byte may be written as %ff; every other letter stands for itself. */
export const readInline = (value: string): Uint8Array => {
  const comma = value.indexOf(',')
  if (comma < 0) return new Uint8Array()
  const data = value.slice(comma + 1)
  if (/;\s*base64\s*$/i.test(value.slice(0, comma))) return Buffer.from(data, 'base64')
  return Buffer.concat(
    data
      .split(/((?:%[0-9a-f]{2})+)/i)
      .map((part, index) => (index % 2 === 1 ? Buffer.from(part.replaceAll('%', ''), 'hex') : Buffer.from(part))),
  )
}
