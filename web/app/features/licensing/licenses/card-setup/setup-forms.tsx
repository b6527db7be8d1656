import { type ComponentType, Suspense } from 'react'
import type { PaymentProviderName } from '#contract/payments/providers.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { CardSetupProps } from './card-setup.ts'
import { SandboxSetup } from './sandbox-setup.tsx'
import { Waiting } from './waiting.tsx'

const StripeSetup = lazyPart(
  () => import('./stripe-setup.tsx').then((part) => part.StripeSetup),
  (text) => <ErrorState title={text} level={3} />,
)

const setupForms: { readonly [Name in PaymentProviderName]: ComponentType<CardSetupProps<Name>> } = {
  Sandbox: SandboxSetup,
  Stripe: StripeSetup,
}

/** How the subscription's provider takes another card. */
export const EnterCard = (props: CardSetupProps<PaymentProviderName>) => {
  // TypeScript does not follow that a setup and the form found by its kind are of one provider.
  const Form = setupForms[props.setup.kind] as ComponentType<CardSetupProps<PaymentProviderName>>
  return (
    <Suspense fallback={<Waiting />}>
      <Form {...props} />
    </Suspense>
  )
}
