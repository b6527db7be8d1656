import { useState } from 'react'
import { listCannedAnswers } from '#contract/support/canned-answers.ts'
import { mayRefundSales } from '#web/features/admin/staff-access.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { CannedAnswerDialog } from '#web/features/support/canned/canned-answer-form.tsx'
import { CannedAnswerRow } from '#web/features/support/canned/canned-answer-row.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

const page = pageReads(() => ({ answers: read(listCannedAnswers, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Canned answers')

export default function AdminCannedAnswers() {
  const { answers } = page.useData()
  const [isOpen, setOpen] = useState(false)
  const user = useUser()
  const mayChange = user !== null && mayRefundSales(user)
  return (
    <>
      <PageHead title="Canned answers" note="Answers you give often">
        <ButtonLink size="small" to="/admin/support">
          The inbox
        </ButtonLink>
        {mayChange && (
          <Button size="small" kind="go" onPress={() => setOpen(true)}>
            New answer
          </Button>
        )}
      </PageHead>
      {answers.length > 0 ? (
        <ul className="border-t border-line">
          {answers.map((answer) => (
            <CannedAnswerRow key={answer.id} answer={answer} mayChange={mayChange} />
          ))}
        </ul>
      ) : (
        <EmptyState title="No canned answers yet">Save an answer you give often. Its fields are filled in when you use it.</EmptyState>
      )}
      <CannedAnswerDialog open={isOpen} answer={undefined} onClose={() => setOpen(false)} />
    </>
  )
}
