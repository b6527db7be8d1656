import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/** As the server does it for visitors: raw HTML is shown as text, links keep only safe protocols. Nothing in it can run. */
export const renderMarkdown = (source: string): string => micromark(source, { extensions: [gfm()], htmlExtensions: [gfmHtml()] })

export const withBodyHtml = <Block extends { body: string | null }>(block: Block): Block & { bodyHtml: string } => ({
  ...block,
  bodyHtml: block.body ? renderMarkdown(block.body) : '',
})
