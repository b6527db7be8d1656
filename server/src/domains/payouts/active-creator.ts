import { refuse } from '#kernel/refusal.ts'
import type { SignedIn } from '#platform/http/visitor.ts'

/** The creator somebody acts for. */
export const activeOf = ({ creatorId }: SignedIn): string => creatorId ?? refuse('not-allowed')
