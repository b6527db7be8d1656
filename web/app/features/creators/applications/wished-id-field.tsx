import type { UseFormReturn } from 'react-hook-form'
import { creatorId } from '#contract/core/ids.ts'
import { type ApplicationDraft, type ApplicationForm, checkCreatorId } from '#contract/creators/applications.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { useSettled } from '#web/ui/use-settled.ts'

type WishedIdFieldProps = { form: UseFormReturn<ApplicationDraft, unknown, ApplicationForm>; onTyped: () => void }

/** Whether an id is free is said while it is typed. */
const useIsFree = (typed: string): boolean | undefined => {
  const settled = useSettled(typed, 300)
  const isWellFormed = creatorId.safeParse(settled).success
  const { data } = useRead(read(checkCreatorId, { params: { creatorId: settled } }), { enabled: isWellFormed })
  return isWellFormed && settled === typed ? data?.isFree : undefined
}

export const WishedIdField = ({ form, onTyped }: WishedIdFieldProps) => {
  const typed = form.watch('wishedId')
  const isFree = useIsFree(typed)
  const error = form.formState.errors.wishedId?.message ?? (isFree === false ? 'This id is taken' : undefined)
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
            {isFree && ' which is free.'}
          </span>
        </>
      }
      {...form.register('wishedId', { onChange: onTyped })}
    />
  )
}
