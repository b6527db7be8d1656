/** The size limit of an image or a sound inside a block. */
export const maxInlineBytes = 3 * 1024 * 1024

const inlineBytes = (value: string): number => {
  const comma = value.indexOf(',')
  const data = value.slice(comma + 1)
  // Without base64 a byte may be written as %ff; every other character counts with its size in UTF-8.
  if (!/;base64$/i.test(value.slice(0, comma))) return new TextEncoder().encode(data.replaceAll(/%[0-9a-f]{2}/gi, '-')).length
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0
  return Math.floor((data.length * 3) / 4) - padding
}

/** Browsers accept the scheme in any case, and with spaces before it. */
export const isInline = (value: string): boolean => /^\s*data:/i.test(value)

export const fitsInline = (value: string): boolean => !isInline(value) || inlineBytes(value) <= maxInlineBytes

/**
 * Whether an image, a sound or a video may be loaded from here: a path of ours, or an http(s) URL. Browsers ignore spaces, tabs and line
 * ends inside a scheme, so the check does too; `javascript:` is only the best known of the schemes to refuse.
 */
export const isMediaAddress = (value: string): boolean => {
  const read = value.replaceAll(/^[\0-\x20]+|[\t\n\r]/g, '')
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(read.slice(0, 100))?.[1]
  return scheme === undefined || /^https?$/i.test(scheme)
}
