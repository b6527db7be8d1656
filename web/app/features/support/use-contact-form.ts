import { type SubmitEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { arrive, arriveQuietly } from '#web/chunks/arrive.ts'
import { call } from '#web/lib/api/call.ts'
import { type FailureMessage, failureMessage } from '#web/lib/api/failure-message.ts'
import { lazyRoute } from '#web/lib/api/lazy-route.ts'
import { resolveLater } from '#web/lib/forms/lazy-resolver.ts'
import { submitForm } from '#web/lib/forms/submit-form.ts'
import { usePress } from '#web/ui/buttons/use-press.ts'
import type { CheckedMessage, EnteredMessage } from './contact-shape.ts'

const contactSupport = lazyRoute(
  { name: 'contactSupport', method: 'POST', path: '/api/support/contact' },
  async () => (await arrive(import('#contract/support/support.ts'))).contactSupport,
)

const loadShape = () => arrive(import('./contact-shape.ts'))
const prepare = (): void => void arriveQuietly(import('./contact-shape.ts'))

export type ContactOutcome = { kind: 'sent'; email: string } | ({ kind: 'failed' } & FailureMessage)

type Known = Record<'name' | 'email' | 'orderId' | 'orderProof', string | undefined>

const aboutOrder = (orderNumber: string): string => `Problem with order ${orderNumber}`

/** Validates the message and sends it. What was typed is cleared only after it was sent. */
export const useContactForm = (known: Known) => {
  const [orderId, setOrderId] = useState(known.orderId ?? '')
  const [outcome, setOutcome] = useState<ContactOutcome>()
  const form = useForm<EnteredMessage, unknown, CheckedMessage>({
    resolver: resolveLater(async () => (await loadShape()).checkMessage),
    defaultValues: { ...(known.name && { name: known.name }), ...(known.email && { email: known.email }) },
  })

  const send = async (): Promise<unknown> => {
    setOutcome(undefined)
    return submitForm(form, async (message) => {
      const about = known.orderProof ? { orderProof: known.orderProof } : orderId ? { orderId } : {}
      await call(contactSupport, { body: { ...message, ...about } })
      form.reset({ name: message.name, email: message.email, subject: '', message: '' })
      setOutcome({ kind: 'sent', email: message.email })
    })
  }

  const { state, press } = usePress(send, { onFail: (error) => setOutcome({ kind: 'failed', ...failureMessage(error) }) })

  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    press()
  }

  const order = {
    orderId,
    onChoose: setOrderId,
    // A subject that somebody typed stays.
    onKnown: (orderNumber: string) => {
      const subject = form.getValues('subject') ?? ''
      if (!subject || subject.startsWith(aboutOrder(''))) form.setValue('subject', aboutOrder(orderNumber))
    },
  }
  return { register: form.register, errors: form.formState.errors, state, submit, prepare, outcome, order }
}
