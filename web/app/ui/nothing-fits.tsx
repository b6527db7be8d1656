import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

/** A list whose filters leave nothing over. */
export const NothingFits = ({ what }: { what: 'product' | 'bundle' }) => (
  <EmptyState title={`No ${what} fits`} action={<ButtonLink to="?">Show them all</ButtonLink>}>
    Take a filter away, or search for another word. What is archived shows when you choose that state.
  </EmptyState>
)
