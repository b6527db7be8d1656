import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { answerCreatorQuestion, type CreatorQuestion, listCreatorQuestions, questionAnswer } from '#contract/support/creator-questions.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { resolveWith } from '#web/lib/forms/form-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Instant } from '#web/ui/texts/instant.tsx'

type Answer = z.output<typeof questionAnswer>

const AnswerForm = ({ question }: { question: CreatorQuestion }) => {
  const reread = useReread()
  const form = useForm<Answer, unknown, Answer>({ resolver: resolveWith(questionAnswer), defaultValues: { answer: '' } })
  const send = async (body: Answer): Promise<void> => {
    await call(answerCreatorQuestion, { params: { questionId: question.id }, body })
    toast({ kind: 'ok', text: 'Support has your answer' })
    await reread(listCreatorQuestions)
  }
  const { state, submit, failure } = useSubmit(() => submitForm(form, send), failureMessage)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid max-w-160 gap-3">
      <FailureNotice failure={failure} />
      <TextArea label="Answer for support" rows={4} error={form.formState.errors.answer?.message} {...form.register('answer')} />
      <div>
        <SubmitButton size="small" state={state} busyLabel="Sending" errorLabel="Not sent">
          Answer
        </SubmitButton>
      </div>
    </form>
  )
}

/** One question of support, with its answer or the form to answer it. */
export const QuestionCard = ({ question, mayAnswer }: { question: CreatorQuestion; mayAnswer: boolean }) => (
  <li className="grid grid-cols-[minmax(0,1fr)] gap-3 border-b border-line py-6">
    <div className="flex flex-wrap items-baseline gap-x-3">
      <h2 className="text-16 wrap-anywhere">{question.subject}</h2>
      <span className="text-12 text-ink-3">
        asked <Instant at={question.askedAt} show="ago" />
      </span>
    </div>
    <p className="max-w-[48em] whitespace-pre-line wrap-anywhere">{question.question}</p>
    {question.answer !== null && (
      <div className="border-l-2 border-accent pl-4">
        <p className="max-w-[48em] whitespace-pre-line wrap-anywhere">{question.answer}</p>
        <p className="mt-1 text-12 text-ink-3">
          {question.answeredBy ?? 'Someone'} {question.answeredAt && <Instant at={question.answeredAt} show="ago" />}
        </p>
      </div>
    )}
    {question.answer === null && mayAnswer && <AnswerForm question={question} />}
    {question.answer === null && !mayAnswer && <p className="text-14 text-ink-2">Anyone who manages your releases can answer it.</p>}
  </li>
)
