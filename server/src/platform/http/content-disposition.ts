/** Characters that are safe in quotes; all others are left out of the plain name. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^\x20-\x7e]/g, '_')
    .replaceAll(/["\\%]/g, '_')

/** RFC 8187: letters and some characters unchanged, the rest percent-encoded. */
const extended = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The header for a file's name (RFC 6266): a plain name for old programs, and the exact one if it has other characters. No name can end the
 * header.
 */
export const contentDisposition = (name: string): string => {
  const tidy = name.replaceAll(/[\p{Cc}\p{Cs}/\\]/gu, '_')
  const ascii = plain(tidy)
  return ascii === tidy ? `attachment; filename="${ascii}"` : `attachment; filename="${ascii}"; filename*=UTF-8''${extended(tidy)}`
}
