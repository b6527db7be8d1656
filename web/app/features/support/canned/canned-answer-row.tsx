import { useState } from 'react'
import { addCannedAnswer, type CannedAnswer, listCannedAnswers, removeCannedAnswer } from '#contract/support/canned-answers.ts'
import { call } from '#web/lib/api/call.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { Instant } from '#web/ui/texts/instant.tsx'
import { CannedAnswerDialog } from './canned-answer-form.tsx'

export const CannedAnswerRow = ({ answer, mayChange }: { answer: CannedAnswer; mayChange: boolean }) => {
  const [isOpen, setOpen] = useState(false)
  const reread = useReread()
  const { title, body } = answer
  const undo = async (): Promise<void> => {
    await call(addCannedAnswer, { body: { title, body } }).catch(tellFailure)
    await reread(listCannedAnswers)
  }
  const remove = async () => {
    await call(removeCannedAnswer, { params: { cannedAnswerId: answer.id }, query: { version: answer.version } })
    await reread(listCannedAnswers)
    toast({ kind: 'ok', text: `“${title}” was removed`, action: { label: 'Undo', run: undo } })
    return false
  }
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-6">
      <div className="grid min-w-0 gap-1">
        <h2 className="text-16 wrap-anywhere">{title}</h2>
        <p className="line-clamp-3 max-w-[48em] text-14 whitespace-pre-line wrap-anywhere text-ink-2">{body}</p>
        <p className="text-12 text-ink-3">
          {answer.changedBy ? `${answer.changedBy}, ` : ''}
          <Instant at={answer.changedAt} />
        </p>
      </div>
      {mayChange && (
        <div className="flex flex-wrap content-start gap-2.5">
          <Button size="small" onPress={() => setOpen(true)} aria-label={`Edit “${title}”`}>
            Edit
          </Button>
          <Button size="small" kind="quiet" onPress={remove} onFail={tellFailure} aria-label={`Remove “${title}”`}>
            Remove
          </Button>
          <CannedAnswerDialog open={isOpen} answer={answer} onClose={() => setOpen(false)} />
        </div>
      )}
    </li>
  )
}
