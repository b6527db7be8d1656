import { Suspense, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { isFreeForCreators, readablePattern } from '#contract/core/id-rules.ts'
import type { ApplicationDraft, ApplicationForm } from '#contract/creators/applications.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useSettled } from '#web/ui/use-settled.ts'
import type { IdAnswer } from './free-id.tsx'

// If it fails to load, the form still works: the server checks the id when it is sent.
const FreeId = lazyPart(
  () => import('./free-id.tsx').then((part) => part.FreeId),
  () => null,
)

type WishedIdFieldProps = { form: UseFormReturn<ApplicationDraft, unknown, ApplicationForm>; onTyped: () => void }

const isWellFormed = (id: string): boolean => readablePattern.test(id) && isFreeForCreators(id)

/** Shows whether an id is free while it is typed. */
export const WishedIdField = ({ form, onTyped }: WishedIdFieldProps) => {
  const typed = form.watch('wishedId')
  const isAsked = useSettled(typed, 300) === typed && isWellFormed(typed)
  const [answer, setAnswer] = useState<IdAnswer>()
  const isTaken = isAsked && answer?.id === typed && !answer.isFree
  const error = form.formState.errors.wishedId?.message ?? (isTaken ? 'This id is taken' : undefined)
  return (
    <TextInput
      label="Id you’d like"
      mono
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      error={error}
      hint={
        <>
          3 to 40 lowercase letters and digits, with dashes between them. It can’t be changed later and is part of your address{' '}
          <span className="figures wrap-anywhere">/{typed || '...'}</span>
          <span aria-live="polite" className="text-ok">
            {isAsked && (
              <Suspense fallback={null}>
                <FreeId id={typed} onAnswer={setAnswer} />
              </Suspense>
            )}
          </span>
        </>
      }
      {...form.register('wishedId', { onChange: onTyped })}
    />
  )
}
