import type { Conversation } from '#contract/support/conversations.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { AnsweringNotice } from './answering-notice.tsx'
import { CannedChoice } from './canned-choice.tsx'
import type { Answering } from './use-answer.ts'

type AnswerFormProps = { conversation: Conversation; answering: Answering }

/** The answer to the customer. Typed text stays until it is sent. */
export const AnswerForm = ({ conversation, answering }: AnswerFormProps) => {
  const { text, write, send, failure, field, takeOver } = answering
  const isEmpty = text.trim() === ''
  const append = (more: string): void => {
    write(text ? `${text.trimEnd()}\n\n${more}` : more)
    field.current?.focus()
  }
  return (
    <form noValidate method="post" onSubmit={(event) => event.preventDefault()} className="grid gap-3 border-t border-line pt-6">
      <AnsweringNotice answering={conversation.answering} onTakeOver={takeOver} />
      <FailureNotice failure={failure} />
      <TextArea
        ref={field}
        label={`Answer ${conversation.customer.name}`}
        rows={6}
        maxLength={10_000}
        value={text}
        onChange={(event) => write(event.target.value)}
        hint={`Sent to ${conversation.customer.email} with your name.`}
      />
      <div className="flex flex-wrap gap-2.5">
        <CannedChoice conversation={conversation} onChoose={append} />
        <span className="grow max-sm:hidden" />
        <Button size="small" busyLabel="Sending" disabled={isEmpty} onPress={() => send(true)}>
          Send and close
        </Button>
        <Button size="small" kind="go" busyLabel="Sending" disabled={isEmpty} onPress={() => send(false)}>
          Send
        </Button>
      </div>
    </form>
  )
}
