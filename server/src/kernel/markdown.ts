import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/**
 * Markdown to HTML that cannot execute anything: raw HTML in the source is shown as text,
 * and links keep only safe protocols. Links that creators write earn no search rank and get no handle on our window.
 */
export const renderMarkdown = (source: string, options: { trusted?: boolean } = {}): string => {
  const html = micromark(source, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })
  return options.trusted ? html : html.replaceAll('<a href="http', '<a rel="nofollow ugc noopener" href="http')
}
