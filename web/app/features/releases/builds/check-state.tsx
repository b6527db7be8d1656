import type { OwnBuild } from '#contract/releases/own-releases.ts'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { ActButton } from '../publishing/act-button.tsx'
import { BuildReportPart } from '../report/build-report-part.tsx'

type CheckStateProps = { build: OwnBuild; canEdit: boolean; onCheckAgain: () => Promise<unknown> }

/** What is wrong with this file, where nothing else on the page says so: the report has its red lines, the release QA's reason. */
const troubleOf = ({ check, reason, report, status }: OwnBuild): string | null => {
  if (status === 'Rejected') return 'QA rejected this file. Replace it with a fixed one.'
  const isBad = check?.status === 'Failed' || status === 'NotReady'
  return isBad && !report?.lines.some(({ level }) => level === 'red') ? reason : null
}

/** The check after the upload: its progress, why it failed, or what it found. */
export const CheckState = ({ build, canEdit, onCheckAgain }: CheckStateProps) => {
  const { check } = build
  if (check?.status === 'Dispatched') return <ProgressBar label="Waiting to be checked" />
  if (check?.status === 'Running') {
    return (
      <ProgressBar
        label={check.tries > 1 ? `Checking, try ${check.tries}` : 'Checking'}
        value={check.progress > 0 ? check.progress : undefined}
      />
    )
  }
  const trouble = troubleOf(build)
  return (
    <>
      {trouble && (
        <p role="alert" className="text-14 text-bad">
          {trouble}
        </p>
      )}
      {canEdit && check?.status === 'Failed' && (
        <div>
          <ActButton doneText={`${build.name} is being checked again`} busyLabel="Starting" errorLabel="Not started" onAct={onCheckAgain}>
            Check again
          </ActButton>
        </div>
      )}
      <BuildReportPart build={build} />
    </>
  )
}
