import { Fragment } from 'react'
import { Link } from 'react-router'
import type { AuditEntry } from '#contract/admin/staff.ts'
import { Cell, HeaderCell, NameCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import { detailText } from './audit-details.ts'
import { mentionsIn } from './audit-subject.ts'
import { actionLabel } from './audit-text.ts'

const who = ({ actor }: AuditEntry): string => {
  if (!actor) return 'not signed in'
  return actor.name || actor.email || actor.id
}

const about = (entry: AuditEntry): string =>
  [...mentionsIn(entry).map(({ text }) => text), detailText(entry.action, entry.details)].filter(Boolean).join(' · ')

/** What the entry is about, linked to its page. */
const About = ({ entry }: { entry: AuditEntry }) => {
  const mentions = mentionsIn(entry)
  const details = detailText(entry.action, entry.details)
  return (
    <>
      {mentions.map(({ text, path }, index) => (
        <Fragment key={text}>
          {index > 0 && ' · '}
          {path ? (
            <Link to={path} className="link">
              {text}
            </Link>
          ) : (
            text
          )}
        </Fragment>
      ))}
      {mentions.length > 0 && details && ' · '}
      {details}
    </>
  )
}

/** On a phone and a tablet the person and the subject are shown below the action, so that the table is not wider than the screen. */
export const AuditTable = ({ entries, isWhole }: { entries: readonly AuditEntry[]; isWhole: boolean }) => {
  const { sorted, head } = useSorted(
    'log',
    entries,
    { action: ({ action }) => actionLabel(action), who, about, at: ({ at }) => at },
    isWhole,
    {
      column: 'at',
      direction: 'descending',
    },
  )
  return (
    <DataTable caption="Audit log, newest first">
      <thead>
        <tr>
          <HeaderCell {...head('action')}>What</HeaderCell>
          <HeaderCell roomy="wide" {...head('who')}>
            Who
          </HeaderCell>
          <HeaderCell roomy="wide" {...head('about')}>
            About
          </HeaderCell>
          <HeaderCell roomy="wide">Network</HeaderCell>
          <HeaderCell numeric {...head('at')}>
            When
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map((entry) => (
          <Row key={entry.id}>
            <NameCell className="xl:whitespace-nowrap">
              {actionLabel(entry.action)}
              <span className="block text-12 font-normal wrap-anywhere text-ink-2 xl:hidden">
                {who(entry)} · <About entry={entry} />
              </span>
            </NameCell>
            <Cell roomy="wide" className="min-w-40 wrap-anywhere" title={entry.actor?.email}>
              {who(entry)}
            </Cell>
            <Cell muted roomy="wide" className="min-w-56 wrap-anywhere">
              <About entry={entry} />
            </Cell>
            <Cell muted roomy="wide" className="figures whitespace-nowrap">
              {entry.network}
            </Cell>
            <Cell numeric muted className="max-sm:w-24 max-sm:align-top max-sm:text-12 max-sm:whitespace-normal">
              <Instant at={entry.at} show="moment" />
              <span className="figures hidden text-12 text-ink-3 sm:block xl:hidden">{entry.network}</span>
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}
