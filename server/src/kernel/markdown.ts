import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/** Marks that the parser remembers until it knows what they open or close. Its work grows with the square of their number. */
const marks = /[*_~[\]<>|`=\\^]|[-+](?=[ \t])|\d[.)](?=[ \t])/g
const underlines = /^ {0,3}(?:=+|-+)[ \t]*$/gm
const lines = /\n/g

const countOf = (source: string, pattern: RegExp): number => source.match(pattern)?.length ?? 0

/** Far more than anyone writes by hand; beyond that, a text would keep the shop busy for seconds. */
const isReadable = (source: string): boolean =>
  countOf(source, marks) <= 2_000 && countOf(source, underlines) <= 200 && countOf(source, lines) <= 2_000

/** Tables and footnotes can turn a page of text into a book of HTML. */
const maxHtml = 200_000

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const asPlainText = (source: string): string => `<p>${source.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign)}</p>`

/**
 * Markdown to HTML that cannot execute anything: raw HTML in the source is shown as text, and links keep only safe protocols. Links in
 * creators' texts have no search rank and no access to our window.
 */
export const renderMarkdown = (source: string, options: { trusted?: boolean } = {}): string => {
  if (!options.trusted && !isReadable(source)) return asPlainText(source)
  const html = micromark(source, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
  if (options.trusted) return html
  return html.length > maxHtml ? asPlainText(source) : html.replaceAll('<a href="http', '<a rel="nofollow ugc noopener" href="http')
}
