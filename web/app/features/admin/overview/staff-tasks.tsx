import CircleCheck from 'lucide-react/icons/circle-check'
import type { StaffTask } from '#contract/admin/overview.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { classes } from '#web/ui/classes.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { useWriteCount } from '#web/ui/texts/count.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { taskLooks, taskText } from './task-text.ts'

const Task = ({ task: { kind, count, oldestAt, dueAt, examples } }: { task: StaffTask }) => {
  const text = taskText(kind, count, useWriteCount())
  const isChecks = kind === 'broken-promises'
  return (
    <li className="flex items-center justify-between gap-4 border-b border-line py-2.5">
      <span className="grid min-w-0 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <b>{text}</b>
          {dueAt && (
            <Chip tone="bad">
              Answer by <Instant at={dueAt} show="moment" />
            </Chip>
          )}
        </span>
        {/* The examples of a data check are sentences with commas of their own. */}
        <span className={classes('text-ink-2 wrap-anywhere', isChecks && 'first-letter:uppercase')}>
          {[...examples, ...(count > examples.length ? ['…'] : [])].join(isChecks ? '; ' : ', ')}
        </span>
        <span className="text-12 text-ink-3">
          Oldest: <Instant at={oldestAt} show="ago" />
        </span>
      </span>
      <ButtonLink to={taskLooks[kind].to} size="small" aria-label={`Open: ${text}`}>
        Open
      </ButtonLink>
    </li>
  )
}

/** What needs a person now, most urgent first. */
export const StaffTasks = ({ tasks }: { tasks: readonly StaffTask[] }) => (
  <section aria-labelledby="needs-you">
    <SectionHead id="needs-you" title="Needs attention now" note={tasks.length || undefined} className="pb-2" />
    {tasks.length === 0 ? (
      <p className="flex items-center gap-2.5 py-2 text-14 text-ink-2">
        <CircleCheck size={18} aria-hidden="true" className="shrink-0 text-ok" />
        Nothing to do.
      </p>
    ) : (
      <ul className="text-14">
        {tasks.map((task) => (
          <Task key={task.kind} task={task} />
        ))}
      </ul>
    )}
  </section>
)
