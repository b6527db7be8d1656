import { useRef } from 'react'
import { classes } from '#web/ui/classes.ts'
import { useInnerLinks } from './use-inner-links.ts'

// On a phone a column is never narrower than a short word; longer words are broken, so that the page is not wider than the screen.
const tables = '[&_th]:min-w-13 [&_th:first-child]:min-w-17 max-sm:[&_:is(th,td)]:pr-2.5'

/** The text of an article, from Markdown in the repository. */
export const ArticleText = ({ html, className }: { html: string; className?: string }) => {
  const text = useRef<HTMLDivElement>(null)
  useInnerLinks(text)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own articles, rendered by the server without raw HTML
  return <div ref={text} className={classes('prose', tables, className)} dangerouslySetInnerHTML={{ __html: html }} />
}
