import { Form } from 'react-router'
import type { listAuditLog } from '#contract/admin/staff.ts'
import type { AnswerOf } from '#contract/core/route.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { AuditTable } from './audit-table.tsx'
import { actionOptions } from './audit-text.ts'
import { type AuditFilter, useAuditLog } from './use-audit-log.ts'

type AuditSectionProps = { first: AnswerOf<typeof listAuditLog>; filter: AuditFilter }

/** Who did what, newest first. The filter is in the address, so that it can be shared and returned to. */
export const AuditSection = ({ first, filter }: AuditSectionProps) => (
  <section id="audit-log" aria-labelledby="audit-log-title">
    <SectionHead id="audit-log-title" title="Audit log" />
    <Form action="/admin" preventScrollReset className="mb-5 flex flex-wrap items-center gap-3">
      <Select
        key={filter.action}
        label="What happened"
        labelHidden
        size="small"
        name="action"
        placeholder="Everything"
        options={actionOptions}
        defaultValue={filter.action ?? ''}
        className="w-full sm:w-60"
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <TextInput
        key={filter.search}
        label="Search people, creators, subjects"
        labelHidden
        placeholder="Search people, creators, subjects"
        size="small"
        type="search"
        name="search"
        maxLength={200}
        defaultValue={filter.search ?? ''}
        className="w-full sm:w-80"
      />
      <Button size="small" type="submit" className="h-10">
        Search
      </Button>
    </Form>
    <AuditEntries key={JSON.stringify([filter, first.items[0]?.id])} first={first} filter={filter} />
  </section>
)

const AuditEntries = ({ first, filter }: AuditSectionProps) => {
  const { entries, hasMore, readMore } = useAuditLog(first, filter)
  if (entries.length === 0 && !hasMore) {
    return (
      <EmptyState title="No matches" level={3}>
        Try fewer words, or show all events.
      </EmptyState>
    )
  }
  return (
    <>
      {entries.length > 0 ? (
        <AuditTable entries={entries} isWhole={!hasMore} />
      ) : (
        <p className="text-14 text-ink-2">Nothing among the newest entries. Show more to look further back.</p>
      )}
      {hasMore && (
        <Button className="mt-5" size="small" busyLabel="Loading" onPress={readMore} onFail={tellFailure}>
          Show more
        </Button>
      )}
    </>
  )
}
