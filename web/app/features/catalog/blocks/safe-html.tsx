import { classes } from '#web/ui/classes.ts'

/** Markdown that the server made safe for this answer (kernel/shown-text.ts): nothing in it can run. */
export const SafeHtml = ({ html, className }: { html: string | undefined; className?: string }) =>
  html ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: made safe by the server; its tests try to break it
    <div className={classes('prose', className)} dangerouslySetInnerHTML={{ __html: html }} />
  ) : null
