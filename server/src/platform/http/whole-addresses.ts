/** The fields that name a picture of ours. */
const pictures = new Set(['iconUrl', 'logoUrl', 'imageUrl'])

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)

/**
 * An answer for another site: there a path of ours would lead to nothing, so the addresses of pictures are whole. Said once for
 * every call in a creator's scope, because our own pages share most of them and need no host.
 */
export const wholeAddresses = (body: unknown, publicUrl: string): unknown => {
  if (Array.isArray(body)) return body.map((one) => wholeAddresses(one, publicUrl))
  if (!isPlain(body)) return body
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) =>
      pictures.has(name) && typeof value === 'string'
        ? [name, new URL(value, publicUrl).href]
        : [name, isPlain(value) ? wholeAddresses(value, publicUrl) : value],
    ),
  )
}
