import { useRef } from 'react'
import { classes } from '#web/ui/classes.ts'
import { useInnerLinks } from './use-inner-links.ts'

/** The text of an article, from Markdown in the repository. */
export const ArticleText = ({ html, className }: { html: string; className?: string }) => {
  const text = useRef<HTMLDivElement>(null)
  useInnerLinks(text)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own articles, rendered by the server without raw HTML
  return <div ref={text} className={classes('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
}
