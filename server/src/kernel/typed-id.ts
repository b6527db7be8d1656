/** An id of `newId` without separators: an optional prefix, and 26 letters. */
const typedId = /^([a-z]{3})?([0-9a-hjkmnp-tv-z]{26})$/
const typedUuid = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/

/** Separators that people type when they copy or dictate an id. */
const withoutSeparators = (text: string): string => text.toLowerCase().replaceAll(/[\s_-]/g, '')

/** An id as people type it: in capitals, with spaces or dashes, without its prefix. undefined for anything else. */
export const readTypedId = (text: string, usualPrefix: string): string | undefined => {
  const [, prefix = usualPrefix, letters] = typedId.exec(withoutSeparators(text)) ?? []
  return letters && `${prefix}_${letters}`
}

/** The same for an order's id. */
export const readTypedUuid = (text: string): string | undefined => typedUuid.exec(withoutSeparators(text))?.slice(1).join('-')
