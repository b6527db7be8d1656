import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReportLine } from '#contract/releases/build-report.ts'
import { classes } from '#web/ui/classes.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { levelLabel } from './release-text.ts'

const looks = {
  green: { Icon: CircleCheck, tone: 'text-ok' },
  amber: { Icon: TriangleAlert, tone: 'text-warn' },
  red: { Icon: CircleAlert, tone: 'text-bad' },
} satisfies Record<ReportLine['level'], { Icon: typeof CircleCheck; tone: string }>

/** The icon of a line: its shape means the same as its color. */
export const LevelSign = ({ level, className }: { level: ReportLine['level']; className?: string | undefined }) => {
  const { Icon, tone } = looks[level]
  return (
    <span className={classes('inline-flex shrink-0', tone, className)} title={levelLabel[level]}>
      <Icon size={16} aria-hidden="true" />
      <VisuallyHidden>{levelLabel[level]}</VisuallyHidden>
    </span>
  )
}

const worstFirst: readonly ReportLine['level'][] = ['red', 'amber', 'green']

/** What was found in a build, the worst first. */
export const ReportLines = ({ lines }: { lines: readonly ReportLine[] }) => (
  <ul className="grid gap-2 text-14">
    {lines
      .toSorted((one, other) => worstFirst.indexOf(one.level) - worstFirst.indexOf(other.level))
      .map((line) => (
        <li key={`${line.code} ${line.title} ${line.detail ?? ''}`} className="flex gap-2.5">
          <LevelSign level={line.level} className="mt-0.5" />
          <span className="grid min-w-0 gap-0.5 wrap-anywhere">
            {line.title}
            {line.detail && <span className="text-ink-2">{line.detail}</span>}
          </span>
        </li>
      ))}
  </ul>
)
