/** What a creator says about a version. */
export const ReleaseNotes = ({ html }: { html: string }) => (
  <div
    className="prose prose-notes text-16"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server made it from Markdown and lets no HTML of its author through
    dangerouslySetInnerHTML={{ __html: html }}
  />
)
