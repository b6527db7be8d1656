import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ApplicationDraft, ApplicationForm, OwnApplication } from '#contract/creators/applications.ts'
import { arrive, arriveQuietly } from '#web/chunks/arrive.ts'
import { call } from '#web/lib/api/call.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import { resolveLater } from '#web/lib/forms/lazy-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { useSubmit } from '#web/ui/forms/use-submit.ts'
import { getOwnApplication, submitApplication } from './application-routes.ts'
import { blankDraft, dropLocalDraft, isBlank, readLocalDraft } from './local-draft.ts'
import { useDraftSaving } from './use-draft-saving.ts'

const loadShape = () => arrive(import('./application-shape.ts'))
const prepare = (): void => void arriveQuietly(import('./application-shape.ts'))

type Options = {
  userId: string | null
  /** The open application, or the values of a new one. */
  application: Pick<OwnApplication, 'form' | 'version'> | undefined
  onSent: () => void
}

const isOther = (one: ApplicationDraft, other: ApplicationDraft): boolean => JSON.stringify(one) !== JSON.stringify(other)

/** The form of an application: its draft is saved while somebody types, signed in or not, and is taken over when they sign in. */
export const useApplicationForm = ({ userId, application, onSent }: Options) => {
  const start = application?.form ?? blankDraft
  const form = useForm<ApplicationDraft, unknown, ApplicationForm>({
    resolver: resolveLater(async () => (await loadShape()).checkApplication),
    defaultValues: start,
  })
  const saving = useDraftSaving(form, { userId, startVersion: application?.version ?? 0 })
  const [typedBefore, setTypedBefore] = useState<ApplicationDraft>()
  const reread = useReread()
  const { reset } = form
  const { saveNow } = saving

  const take = (draft: ApplicationDraft): void => {
    reset(draft)
    dropLocalDraft(window.localStorage, null)
    setTypedBefore(undefined)
    void saveNow()
  }

  const bringBack = useEffectEvent((of: string | null) => {
    const left = readLocalDraft(window.localStorage, of)
    const guests = of === null ? undefined : readLocalDraft(window.localStorage, null)
    if (left && isOther(left, start)) {
      reset(left)
      if (of !== null) void saveNow()
    } else if (guests && isBlank(start)) take(guests)
    else if (guests && isOther(guests, start)) setTypedBefore(guests)
  })
  // Once, when the form opens, and when somebody signs in.
  useEffect(() => bringBack(userId), [userId])

  const submission = useSubmit(
    () =>
      submitForm(form, async (body) => {
        const version = await saving.settle()
        await call(submitApplication, { query: { version }, body })
        dropLocalDraft(window.localStorage, userId)
        dropLocalDraft(window.localStorage, null)
        await reread(getOwnApplication)
        onSent()
      }),
    failureMessage,
  )

  return {
    form,
    /** Called when somebody starts to fill it in. */
    prepare,
    saving,
    submission,
    /** A guest's draft from before signing in, where another one is saved already. */
    typedBefore: typedBefore && {
      name: typedBefore.name,
      use: () => take(typedBefore),
      drop: () => {
        dropLocalDraft(window.localStorage, null)
        setTypedBefore(undefined)
      },
    },
  }
}
