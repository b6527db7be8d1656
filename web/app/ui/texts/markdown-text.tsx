import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

/**
 * Rendered Markdown. Raw HTML in it is shown as text and links keep only safe protocols, as on the server. Loaded when the preview is
 * opened.
 */
export const MarkdownText = ({ source }: { source: string }) =>
  source.trim() === '' ? (
    <p className="text-ink-3">Nothing written yet.</p>
  ) : (
    <div
      className="prose"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: micromark escapes raw HTML by default
      dangerouslySetInnerHTML={{ __html: micromark(source, { extensions: [gfm()], htmlExtensions: [gfmHtml()] }) }}
    />
  )
