import type { AuditEntry } from '#contract/staff.ts'
import { Cell, HeaderCell, NameCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { actionWords, detailWords } from './audit-words.ts'

const who = ({ actor }: AuditEntry): string => {
  if (!actor) return 'nobody signed in'
  return actor.name || actor.email || actor.id
}

export const AuditTable = ({ entries }: { entries: readonly AuditEntry[] }) => (
  <DataTable caption="Audit log, newest first">
    <thead>
      <tr>
        <HeaderCell>What</HeaderCell>
        <HeaderCell>Who</HeaderCell>
        <HeaderCell>About</HeaderCell>
        <HeaderCell>Network</HeaderCell>
        <HeaderCell numeric>When</HeaderCell>
      </tr>
    </thead>
    <tbody>
      {entries.map((entry) => (
        <Row key={entry.id}>
          <NameCell className="whitespace-nowrap">{actionWords(entry.action)}</NameCell>
          <Cell className="min-w-40 wrap-anywhere" title={entry.actor?.email}>
            {who(entry)}
          </Cell>
          <Cell muted className="min-w-56 wrap-anywhere">
            {[entry.creatorId && `for ${entry.creatorId}`, entry.subject, detailWords(entry.details)].filter(Boolean).join(' · ')}
          </Cell>
          <Cell muted className="figures whitespace-nowrap">
            {entry.network}
          </Cell>
          <Cell numeric muted>
            <Instant at={entry.at} show="moment" />
          </Cell>
        </Row>
      ))}
    </tbody>
  </DataTable>
)
