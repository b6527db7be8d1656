import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/** Markdown as it will read. Raw HTML in it is shown as text and links keep only safe protocols, as on the server. Loaded when it is looked at. */
export const MarkdownText = ({ source }: { source: string }) =>
  source.trim() === '' ? (
    <p className="text-ink-3">Nothing written yet.</p>
  ) : (
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: micromark writes raw HTML as text unless it is told otherwise
      dangerouslySetInnerHTML={{ __html: micromark(source, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }) }}
    />
  )
