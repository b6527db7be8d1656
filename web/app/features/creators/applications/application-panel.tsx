import { Link } from 'react-router'
import { getApplication, type StaffApplication } from '#contract/creators/staff-applications.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { creatorsHref } from '../staff/creators-address.ts'
import { PanelPart } from '../staff/panel-part.tsx'
import { PanelState } from '../staff/panel-state.tsx'
import { ApplicationDecision } from './application-decision.tsx'
import { ApplicationFacts } from './application-facts.tsx'
import { ApplicationHistory } from './application-history.tsx'
import { Likeness } from './likeness.tsx'
import { StatusChip } from './status-chip.tsx'

const Applicant = ({ application: { applicant, applicantSince, teams } }: { application: StaffApplication }) => (
  <span className="wrap-anywhere">
    <Link to={`/admin/customers/${applicant.id}`} className="link">
      {applicant.name || applicant.email}
    </Link>{' '}
    <span className="text-ink-2">
      {applicant.email}, with us since <Instant at={applicantSince} />
    </span>
    {teams.length > 0 && <span className="block text-ink-2">Works for {teams.map(({ name }) => name).join(', ')}</span>}
  </span>
)

const Standing = ({ application: { status, reason, creatorId, name } }: { application: StaffApplication }) => (
  <>
    {reason && (
      <Notice kind={status === 'Rejected' ? 'bad' : 'warn'} title={status === 'Rejected' ? 'Why it was rejected' : 'What was asked'}>
        <span className="whitespace-pre-line wrap-anywhere">{reason}</span>
      </Notice>
    )}
    {creatorId && (
      <Notice kind="ok">
        Now the creator{' '}
        <Link to={creatorsHref(creatorId)} className="link">
          {name}
        </Link>
        .
      </Notice>
    )}
  </>
)

type LoadedProps = { application: StaffApplication; mayDecide: boolean; refetch: () => Promise<unknown> }

const Loaded = ({ application, mayDecide, refetch }: LoadedProps) => (
  <article aria-labelledby="application" className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h2 id="application" className="text-28 wrap-anywhere">
          {application.name}
        </h2>
        <StatusChip status={application.status} />
      </div>
      {mayDecide && <ApplicationDecision application={application} refetch={refetch} />}
      <Standing application={application} />
    </header>
    <PanelPart title="What they wrote">
      <ApplicationFacts
        form={application.form}
        more={[
          { term: 'From', detail: <Applicant application={application} /> },
          { term: 'Sent', detail: <Instant at={application.submittedAt} show="moment" /> },
          ...(application.isIdFree || application.creatorId ? [] : [{ term: 'The id', detail: 'is now taken; choose another for them' }]),
          { term: 'Terms accepted', detail: <span className="figures">{application.termsVersion}</span> },
        ]}
      />
    </PanelPart>
    <Likeness application={application} />
    <PanelPart title="History">
      <ApplicationHistory events={application.history} />
    </PanelPart>
  </article>
)

/** How often an open application is read again, to show that a colleague decided. */
const pollEvery = 30_000

type ApplicationPanelProps = { applicationId: string; first: StaffApplication | null | undefined; mayDecide: boolean }

/** An application next to the list: what was written, what helps to judge it, and the possible decisions. */
export const ApplicationPanel = ({ applicationId, first, mayDecide }: ApplicationPanelProps) => {
  const found = useRead(read(getApplication, { params: { applicationId } }), { first, every: () => pollEvery })
  return (
    <PanelState read={found} label="Loading the application">
      {(application) => <Loaded key={application.id} application={application} mayDecide={mayDecide} refetch={found.refetch} />}
    </PanelState>
  )
}
