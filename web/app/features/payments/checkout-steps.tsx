import type { CheckoutDetails } from '#contract/payments/checkout.ts'
import { call } from '#web/lib/api/call.ts'
import { useLocale } from '#web/ui/use-visitor.ts'
import { firstOpenStep, isGift, nameFrom, type Step, steps } from './checkout.rules.ts'
import { forgetSavedCard } from './checkout-routes.ts'
import type { OpenCheckout } from './checkout-state.ts'
import { ContactStep } from './contact-step.tsx'
import { FreeStep } from './free-step.tsx'
import { loadFirstShapes } from './load-first-shapes.ts'
import { StepFrame } from './step-frame.tsx'
import type { CheckoutController } from './use-checkout.ts'

const contactOf = (details: CheckoutDetails | null): string | undefined => details?.email ?? undefined

const addressLine = (details: CheckoutDetails | null, locale: string): string | undefined => {
  if (!details?.address) return undefined
  const { locality, countryCode } = details.address
  const country = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(countryCode)
  return [details.businessName ?? details.name, locality, country].filter(Boolean).join(', ')
}

/** Known details that this step does not ask for are sent unchanged. */
const known = (details: CheckoutDetails | null) => ({
  name: details?.name ?? '',
  email: details?.email ?? '',
  phone: details?.phone ?? null,
  businessName: details?.businessName ?? null,
  taxId: details?.taxId ?? null,
  address: details?.address ?? null,
  consent: details?.consent ?? false,
})

/** Contact, billing, payment: one step open at a time, finished ones with a summary. */
export const CheckoutSteps = ({ flow, state }: { flow: CheckoutController; state: OpenCheckout }) => {
  const locale = useLocale('en')
  const { checkout, step, payment, notice, parts } = state
  const { details, provider } = checkout
  const reached = steps.indexOf(firstOpenStep(checkout))
  const frame = (name: Step) => ({
    number: steps.indexOf(name) + 1,
    isOpen: step === name,
    onChange: () => flow.goTo(name),
  })
  const lines = checkout.order.items.map(({ id, quantity }) => ({ id, quantity }))
  const begin = (): void => {
    flow.prepare()
    void loadFirstShapes().catch(() => undefined)
  }
  const loadShapes = () => loadFirstShapes().catch(flow.lose)
  if (isGift(checkout)) {
    return (
      <FreeStep
        checkout={checkout}
        notice={notice}
        loadShapes={loadShapes}
        onBegin={begin}
        onGet={async ({ email, buyAgain }) => {
          await flow.save({ ...known(details), email, name: details?.name || nameFrom(email) })
          await flow.pay({ buyAgain, due: checkout.order.total.due, lines })
        }}
      />
    )
  }
  const isReached = (name: Step): boolean => steps.indexOf(name) <= reached
  return (
    <>
      <h1 className="sr-only">Checkout</h1>
      <StepFrame {...frame('contact')} title="Contact" summary={contactOf(details)}>
        <ContactStep
          orderId={checkout.order.id}
          details={details}
          loadShapes={loadShapes}
          onBegin={begin}
          onSave={async (contact) => flow.goTo(firstOpenStep(await flow.save({ ...known(details), ...contact })))}
        />
      </StepFrame>
      <StepFrame {...frame('billing')} title="Billing" summary={isReached('billing') ? addressLine(details, locale) : undefined}>
        {parts && (
          <parts.BillingStep
            orderId={checkout.order.id}
            details={checkout.lastBilling ?? details}
            onSave={async (billing) => {
              await flow.save({ ...known(details), ...billing })
              flow.goTo('payment')
            }}
          />
        )}
      </StepFrame>
      <StepFrame {...frame('payment')} title="Payment" aside={checkout.needsPayment && parts && <parts.PaymentHint provider={provider} />}>
        {parts && (
          <parts.PaymentStep
            checkout={checkout}
            payment={payment}
            notice={notice}
            onForgetCard={async () => {
              await call(forgetSavedCard, {})
              await flow.reread()
            }}
            onPay={async ({ payWith, ...last }) => {
              const { total } = checkout.order
              // Details from the account have not been saved for this order yet.
              await flow.save({ ...known(details), consent: last.consent })
              await flow.pay({ ...last, savedCard: checkout.savedCard !== null && payWith === 'saved', due: total.due, lines })
            }}
          />
        )}
      </StepFrame>
    </>
  )
}
