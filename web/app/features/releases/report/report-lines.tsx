import CircleCheck from 'lucide-react/icons/circle-check'
import OctagonX from 'lucide-react/icons/octagon-x'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReportLine } from '#contract/releases/build-report.ts'
import { classes } from '#web/ui/classes.ts'
import { worstFirst } from './worst-first.ts'

const looks: Record<ReportLine['level'], { Icon: typeof CircleCheck; tone: string; label: string }> = {
  green: { Icon: CircleCheck, tone: 'text-ok', label: 'Good:' },
  amber: { Icon: TriangleAlert, tone: 'text-warn', label: 'To look at:' },
  red: { Icon: OctagonX, tone: 'text-bad', label: 'In the way:' },
}

/** What the check found, the worst first. A sign says it too, for whoever sees no difference between green and red. */
export const ReportLines = ({ lines }: { lines: readonly ReportLine[] }) => (
  <ul className="grid gap-2 text-14">
    {worstFirst(lines).map(({ level, code, title, detail }) => {
      const { Icon, tone, label } = looks[level]
      return (
        <li key={`${code} ${title}`} className="flex items-start gap-2.5">
          <Icon size={16} aria-label={label} role="img" className={classes('mt-0.5 shrink-0', tone)} />
          <span className="min-w-0 wrap-anywhere">
            <span className={level === 'green' ? undefined : 'font-semibold'}>{title}</span>
            {detail && <span className="block text-ink-2">{detail}</span>}
          </span>
        </li>
      )
    })}
  </ul>
)
