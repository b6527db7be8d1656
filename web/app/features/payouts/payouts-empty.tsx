import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** For creators without sales. */
export const PayoutsEmpty = ({ hasAccount }: { hasAccount: boolean }) => (
  <EmptyState title="Nothing to pay out yet" className="pb-2" action={<ButtonLink to="/creator/products">See your products</ButtonLink>}>
    What you sell is yours after 14 days, less tax and our fee. It’s paid on the first of each month, once it reaches 25.00.
    {!hasAccount && ' You can add your account now.'}
  </EmptyState>
)
