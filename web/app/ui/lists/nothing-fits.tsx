import { ButtonLink } from '../buttons/button-link.tsx'
import { EmptyState } from '../empty-state.tsx'

/** A list whose search and filters leave nothing over; the hint says what else may be in the way. */
export const NothingFits = ({ what, hint }: { what: string; hint?: string | undefined }) => (
  <EmptyState title={`No ${what} matches`} action={<ButtonLink to="?">Show all</ButtonLink>}>
    Remove a filter, or try another word. {hint}
  </EmptyState>
)
