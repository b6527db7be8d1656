/** The first language of an Accept-Language header, with its script and country. */
const firstTag = /^\s*([a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)\s*(?:[,;]|$)/i

/** The language that dates are written in for a browser: one of those that exist, so that nobody fills the caches of formats with others. */
export const localeOf = (header: string | undefined): string | undefined => {
  const tag = firstTag.exec(header ?? '')?.[1]
  // Of a language that nobody here knows the machine would make its own.
  if (!tag || Intl.DateTimeFormat.supportedLocalesOf(tag).length === 0) return undefined
  return new Intl.DateTimeFormat(tag).resolvedOptions().locale
}
