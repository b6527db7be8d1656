/** The first language of an Accept-Language header, with its script and country. */
const firstTag = /^\s*([a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)\s*(?:[,;]|$)/i

/** The locale for dates in a browser: only existing ones, so that invented ones do not fill the caches of formats. */
export const localeOf = (header: string | undefined): string | undefined => {
  const tag = firstTag.exec(header ?? '')?.[1]
  // For an unknown language Intl would use the machine's own.
  if (!tag || Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0) return undefined
  return new Intl.DateTimeFormat(tag).resolvedOptions().locale
}
