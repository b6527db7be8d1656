export class BadFileKey extends Error {
  constructor(key: string) {
    // Quoted and cut: a refused key may contain anything, including line breaks meant for the log.
    super(`This is not a file key: ${JSON.stringify(String(key).slice(0, 100))}`)
    this.name = 'BadFileKey'
  }
}

const longestKey = 300
// The limit of common file systems for one name.
const longestSegment = 255
const segment = /^[a-z0-9][a-z0-9._-]*$/

/** Lower case only, so that a disk that ignores case distinguishes the same files as S3. */
export const isFileKey = (key: string): boolean =>
  typeof key === 'string' &&
  key.length <= longestKey &&
  !key.includes('..') &&
  key.split('/').every((part) => part.length <= longestSegment && segment.test(part))

export const requireFileKey = (key: string): string => {
  if (!isFileKey(key)) throw new BadFileKey(key)
  return key
}
