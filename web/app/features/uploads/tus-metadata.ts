const toBase64 = (text: string): string => btoa(String.fromCodePoint(...new TextEncoder().encode(text)))

const fromBase64 = (text: string): string => new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.codePointAt(0) ?? 0))

/** The metadata of an upload in tus format: pairs of a key and a value in base64. */
export const writeMetadata = (pairs: Readonly<Record<string, string | undefined>>): string =>
  Object.entries(pairs)
    .flatMap(([key, value]) => (value === undefined ? [] : [`${key} ${toBase64(value)}`]))
    .join(',')

export const readMetadata = (header: string): Record<string, string> => {
  const pairs = header.split(',').map((pair) => pair.trim().split(' '))
  return Object.fromEntries(pairs.filter(([key]) => key).map(([key, value = '']) => [key, fromBase64(value)]))
}
