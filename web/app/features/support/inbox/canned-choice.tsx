import { listCannedAnswers } from '#contract/support/canned-answers.ts'
import type { Conversation } from '#contract/support/conversations.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useUser } from '#web/lib/session/use-user.ts'
import { Select } from '#web/ui/inputs/select.tsx'
import { fillAnswer } from './fill-answer.ts'

type CannedChoiceProps = { conversation: Conversation; onChoose: (text: string) => void }

/** Inserts a canned answer with its fields filled in. */
export const CannedChoice = ({ conversation, onChoose }: CannedChoiceProps) => {
  const { data = [] } = useRead(read(listCannedAnswers, {}))
  const user = useUser()
  const choose = (id: string): void => {
    const chosen = data.find((answer) => answer.id === id)
    if (!chosen) return
    onChoose(
      fillAnswer(chosen.body, {
        name: conversation.customer.name,
        order: conversation.orderNumber ?? '',
        staff: user?.name ?? '',
        support: `${window.location.origin}/support`,
      }),
    )
  }
  if (data.length === 0) return null
  return (
    <Select
      label="Canned answer"
      labelHidden
      size="small"
      placeholder="Canned answer"
      value=""
      options={data.map(({ id, title }) => ({ value: id, label: title }))}
      onChange={(event) => choose(event.target.value)}
      className="w-full sm:w-56"
    />
  )
}
