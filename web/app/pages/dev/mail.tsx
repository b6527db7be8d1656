import RotateCw from 'lucide-react/icons/rotate-cw'
import type { MetaFunction } from 'react-router'
import { listMail } from '#contract/core/system.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Cell, HeaderCell, NameCell, Row, RowLink } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

const page = pageReads(() => ({ emails: read(listMail, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta: MetaFunction = () => [
  { title: 'Mailbox - Soundfair' },
  { name: 'description', content: 'The mailbox on disk: what this shop would have sent.' },
]

// A full load on purpose: an email sent a second ago must be listed, whatever is cached.
const refresh = (
  <ButtonLink to="/dev/mail" reloadDocument icon={<RotateCw size={16} aria-hidden="true" />}>
    Refresh
  </ButtonLink>
)

export default function Mail() {
  const { emails } = page.useData()
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-12 pb-8">
        <div>
          <h1 className="text-40">Mailbox</h1>
          <p className="mt-2 text-ink-2">Nothing leaves this machine. What the shop would have sent is kept here, the newest 200.</p>
        </div>
        {refresh}
      </header>
      {emails.length === 0 ? (
        <EmptyState
          title="No e-mails yet"
          action={<ButtonLink to="/support#contact">Contact support</ButtonLink>}
          className="border-t border-line"
        >
          E-mails appear here as soon as the shop sends them. The contact form on the support page sends one.
        </EmptyState>
      ) : (
        <DataTable caption="E-mails, newest first">
          <thead>
            <tr>
              <HeaderCell>Subject</HeaderCell>
              <HeaderCell roomy>To</HeaderCell>
              <HeaderCell numeric>Sent</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {emails.map((email) => (
              <Row key={email.id}>
                <NameCell className="wrap-anywhere sm:min-w-56">
                  <RowLink to={`/dev/mail/${email.id}`}>{email.subject}</RowLink>
                  <span className="block text-12 font-normal text-ink-2 sm:hidden">{email.to}</span>
                </NameCell>
                <Cell muted roomy className="whitespace-nowrap">
                  {email.to}
                </Cell>
                <Cell numeric muted>
                  <Instant at={email.at} show="moment" />
                </Cell>
              </Row>
            ))}
          </tbody>
        </DataTable>
      )}
    </>
  )
}
