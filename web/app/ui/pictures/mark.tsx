import { classes } from '../classes.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'

type MarkProps = { word?: boolean; className?: string }

/** The logo: five bars of a level meter, the middle one highlighted, and the name. */
export const Mark = ({ word = true, className }: MarkProps) => (
  <span className={classes('inline-flex items-center gap-2.5 text-[1.125rem] leading-none font-[650] tracking-[-0.02em]', className)}>
    <svg width="26" height="20" viewBox="0 0 26 20" fill="currentColor" aria-hidden="true" className="block shrink-0">
      <rect y="7" width="3" height="6" rx="1.5" />
      <rect x="5.7" y="2" width="3" height="16" rx="1.5" />
      <rect x="11.4" y="5" width="3" height="10" rx="1.5" className="fill-accent" />
      <rect x="17.1" width="3" height="20" rx="1.5" />
      <rect x="22.8" y="6" width="3" height="8" rx="1.5" />
    </svg>
    {word ? 'Soundfair' : <VisuallyHidden>Soundfair</VisuallyHidden>}
  </span>
)
