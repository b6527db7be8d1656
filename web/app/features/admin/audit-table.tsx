import type { AuditEntry } from '#contract/admin/staff.ts'
import { Cell, HeaderCell, NameCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import { actionLabel, detailText } from './audit-text.ts'

const who = ({ actor }: AuditEntry): string => {
  if (!actor) return 'nobody signed in'
  return actor.name || actor.email || actor.id
}

const about = (entry: AuditEntry): string =>
  [entry.creatorId && `for ${entry.creatorId}`, entry.subject, detailText(entry.details)].filter(Boolean).join(' · ')

/** On a phone who it was and what about stand under what happened, so that nothing is pushed out of the window. */
export const AuditTable = ({ entries, isWhole }: { entries: readonly AuditEntry[]; isWhole: boolean }) => {
  const { sorted, head } = useSorted(entries, { action: ({ action }) => actionLabel(action), who, about, at: ({ at }) => at }, isWhole)
  return (
    <DataTable caption="Audit log, newest first">
      <thead>
        <tr>
          <HeaderCell {...head('action')}>What</HeaderCell>
          <HeaderCell roomy {...head('who')}>
            Who
          </HeaderCell>
          <HeaderCell roomy {...head('about')}>
            About
          </HeaderCell>
          <HeaderCell roomy>Network</HeaderCell>
          <HeaderCell numeric {...head('at')}>
            When
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map((entry) => (
          <Row key={entry.id}>
            <NameCell className="sm:whitespace-nowrap">
              {actionLabel(entry.action)}
              <span className="block text-12 font-normal wrap-anywhere text-ink-2 sm:hidden">
                {who(entry)} · {about(entry)}
              </span>
            </NameCell>
            <Cell roomy className="min-w-40 wrap-anywhere" title={entry.actor?.email}>
              {who(entry)}
            </Cell>
            <Cell muted roomy className="min-w-56 wrap-anywhere">
              {about(entry)}
            </Cell>
            <Cell muted roomy className="figures whitespace-nowrap">
              {entry.network}
            </Cell>
            <Cell numeric muted className="max-sm:w-24 max-sm:align-top max-sm:text-12 max-sm:whitespace-normal">
              <Instant at={entry.at} show="moment" />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}
