import { type SubmitEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { contactMessage, contactSupport } from '#contract/messages.ts'
import { call } from '#web/lib/call.ts'
import { resolveWith, showFieldErrors } from '#web/lib/form-resolver.ts'
import { usePress } from '#web/ui/buttons/use-press.ts'
import { type FailureWords, failureWords } from './failure-words.ts'

const fields = ['name', 'email', 'subject', 'message'] as const

export type ContactOutcome = { kind: 'sent'; email: string } | ({ kind: 'failed' } & FailureWords)

/** Checks, sends and tells. What was typed is only cleared once it has arrived. */
export const useContactForm = (known: { name?: string | undefined; email?: string | undefined }) => {
  const [outcome, setOutcome] = useState<ContactOutcome>()
  const form = useForm<z.input<typeof contactMessage>, unknown, z.output<typeof contactMessage>>({
    resolver: resolveWith(contactMessage),
    defaultValues: { ...(known.name && { name: known.name }), ...(known.email && { email: known.email }) },
  })

  const send = async (): Promise<unknown> => {
    setOutcome(undefined)
    let isSent = false
    await form.handleSubmit(async (message) => {
      await call(contactSupport, { body: message })
      isSent = true
      form.reset({ name: message.name, email: message.email, subject: '', message: '' })
      setOutcome({ kind: 'sent', email: message.email })
    })()
    // Fields to correct are no failure of the button: it goes back to idle and the focus is on the first of them.
    return isSent
  }

  const { state, press } = usePress(send, {
    onFail: (error) => {
      if (!showFieldErrors(error, fields, form.setError)) setOutcome({ kind: 'failed', ...failureWords(error) })
    },
  })

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    press()
  }

  return { register: form.register, errors: form.formState.errors, state, submit, outcome }
}
