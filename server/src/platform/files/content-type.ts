const unknown = 'application/octet-stream'

// No HTML, CSS or JavaScript on purpose: a stored file is never a page of ours.
const byExtension: Record<string, string> = {
  aac: 'audio/aac',
  aif: 'audio/aiff',
  aiff: 'audio/aiff',
  avif: 'image/avif',
  csv: 'text/csv; charset=utf-8',
  flac: 'audio/flac',
  gif: 'image/gif',
  gz: 'application/gzip',
  ico: 'image/x-icon',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  json: 'application/json',
  m4a: 'audio/mp4',
  mid: 'audio/midi',
  mp3: 'audio/mpeg',
  mp4: 'video/mp4',
  ogg: 'audio/ogg',
  opus: 'audio/ogg',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wav: 'audio/wav',
  webm: 'video/webm',
  webp: 'image/webp',
  xml: 'application/xml',
  zip: 'application/zip',
}

export class BadContentType extends Error {
  constructor(key: string, given: string) {
    super(`The file ${key} holds ${contentTypeOf(key)}, not ${JSON.stringify(given.slice(0, 100))}`)
    this.name = 'BadContentType'
  }
}

export const contentTypeOf = (key: string): string => {
  const extension = /\.([a-z0-9]+)$/.exec(key)?.[1] ?? ''
  return (Object.hasOwn(byExtension, extension) && byExtension[extension]) || unknown
}

const withoutParameters = (contentType: string): string => contentType.split(';', 1)[0]?.trim().toLowerCase() ?? ''

/**
 * The extension always decides: a disk cannot store a type, and a `.png` that S3 serves as HTML because a browser sent that type would be
 * an attack. So another type is a bug of the caller, found at the first put.
 */
export const requireContentType = (key: string, given: string): string => {
  const contentType = contentTypeOf(key)
  if (withoutParameters(given) !== withoutParameters(contentType)) throw new BadContentType(key, given)
  return contentType
}
