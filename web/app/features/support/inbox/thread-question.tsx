import type { AskedQuestion } from '#contract/support/conversations.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

type ThreadQuestionProps = { question: AskedQuestion; onUse: ((answer: string) => void) | undefined }

/** A question to a creator and its answer; the customer sees neither unless it is copied into an answer. */
export const ThreadQuestion = ({ question, onUse }: ThreadQuestionProps) => (
  <li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-l-2 border-dashed border-line-strong py-1 pl-4">
    <p className="flex flex-wrap items-baseline gap-x-3 text-14">
      <b className="wrap-anywhere">
        {question.askedBy || 'Support'} asked {question.creator.name}
      </b>
      <Instant at={question.askedAt} show="moment" className="text-12 text-ink-3" />
    </p>
    <p className="max-w-[48em] whitespace-pre-line wrap-anywhere">{question.question}</p>
    {question.answer === null ? (
      <p className="text-14 text-ink-2">They have not answered yet.</p>
    ) : (
      <div className="grid justify-items-start gap-2 border-t border-line pt-2">
        <p className="flex flex-wrap items-baseline gap-x-3 text-14">
          <b className="wrap-anywhere">
            {question.answeredBy || 'Someone'} of {question.creator.name}
          </b>
          {question.answeredAt && <Instant at={question.answeredAt} show="moment" className="text-12 text-ink-3" />}
        </p>
        <p className="max-w-[48em] whitespace-pre-line wrap-anywhere">{question.answer}</p>
        {onUse && (
          <Button size="small" kind="quiet" onPress={() => onUse(question.answer ?? '')}>
            Insert into reply
          </Button>
        )}
      </div>
    )}
  </li>
)
