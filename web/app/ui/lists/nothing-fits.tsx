import { ButtonLink } from '../buttons/button-link.tsx'
import { EmptyState } from '../empty-state.tsx'

/** A list without a match for its search and filters; the hint names another possible reason. */
export const NothingFits = ({ what, hint }: { what: string; hint?: string | undefined }) => (
  <EmptyState title={`No ${what} matches`} action={<ButtonLink to="?">Show all</ButtonLink>}>
    Remove a filter, or try another word. {hint}
  </EmptyState>
)
