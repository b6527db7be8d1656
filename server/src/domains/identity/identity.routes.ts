import { getUser, signOut } from '#contract/identity.ts'
import { refuse } from '#kernel/refusal.ts'
import { implement } from '#platform/http/bind-route.ts'

export const identityRoutes = () => [
  // Nobody can sign in to this shop yet, so nobody gets past the access check.
  implement(getUser, async () => refuse('signed-out')),
  implement(signOut, async () => ({ status: 204 })),
]
