import { type ComponentType, Suspense } from 'react'
import type { CardSetupProps } from '#web/lib/payments/card-setup.ts'
import { LoadingCardForm } from '#web/ui/inputs/loading-card-form.tsx'
import { providerForms } from './provider-forms.ts'

/** The card form of a subscription's payment provider. */
export const EnterCard = (props: CardSetupProps) => {
  // TypeScript does not follow that a setup and the form found by its kind are of one provider.
  const { CardForm } = providerForms[props.setup.kind] as { CardForm: ComponentType<CardSetupProps> }
  return (
    <Suspense fallback={<LoadingCardForm />}>
      <CardForm {...props} />
    </Suspense>
  )
}
