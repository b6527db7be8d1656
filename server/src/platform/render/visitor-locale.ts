/** The first language of an Accept-Language header, with its script and country. */
const firstTag = /^\s*([a-z]{2,3}(?:-[a-z]{4})?(?:-[a-z]{2})?)\s*(?:[,;]|$)/i

/** The language that dates are written in for a browser: one of those that exist, so that nobody fills the caches of formats with others. */
export const localeOf = (header: string | undefined): string | undefined => {
  const tag = firstTag.exec(header ?? '')?.[1]
  return tag && new Intl.DateTimeFormat(tag).resolvedOptions().locale
}
