import { classes } from '#web/ui/classes.ts'
import type { BlockViewProps } from '../block-parts.ts'
import { SafeHtml } from '../safe-html.tsx'

const alignments = { Left: '', Center: 'mx-auto text-center', Right: 'ml-auto text-right' }
const proseAlignments = { Left: '', Center: 'mx-auto', Right: 'ml-auto' }

export const TextView = ({ block }: BlockViewProps<'TextBlock'>) => (
  <div className={classes('max-w-190', alignments[block.alignment])}>
    <h2 className="text-28">{block.title}</h2>
    {block.subtitle && <p className="mt-2 text-20 text-ink-2">{block.subtitle}</p>}
    <SafeHtml html={block.bodyHtml} className={classes('mt-3.5', proseAlignments[block.alignment])} />
  </div>
)
