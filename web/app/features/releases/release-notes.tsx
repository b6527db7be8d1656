/** A creator's notes on a version. */
export const ReleaseNotes = ({ html }: { html: string }) => (
  <div
    className="prose prose-notes text-16"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by the server from Markdown, without any HTML of its author
    dangerouslySetInnerHTML={{ __html: html }}
  />
)
