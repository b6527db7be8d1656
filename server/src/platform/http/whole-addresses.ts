/** The fields with the address of one of our images. */
const pictures = new Set(['iconUrl', 'logoUrl', 'imageUrl'])

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype)

/**
 * Makes the addresses of images absolute in an answer for another site, where our relative paths would not work. Done in one place for
 * every call in a creator's scope, because our own pages use most of the same routes and need no host.
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
