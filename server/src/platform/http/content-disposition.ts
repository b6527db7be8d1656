/** What may stand in quotes; everything else is left out of the plain name. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^\x20-\x7e]/g, '_')
    .replaceAll(/["\\%]/g, '_')

/** RFC 8187: letters and some signs as they are, the rest by its bytes. */
const extended = (name: string): string =>
  encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** A file by its name (RFC 6266): a plain one for old programs, and the true one where it has other letters. No name can end the header. */
export const contentDisposition = (name: string): string => {
  const tidy = name.replaceAll(/[\p{Cc}\p{Cs}/\\]/gu, '_')
  const ascii = plain(tidy)
  return ascii === tidy ? `attachment; filename="${ascii}"` : `attachment; filename="${ascii}"; filename*=UTF-8''${extended(tidy)}`
}
