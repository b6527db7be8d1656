import * as contract from '#contract/admin/palette.ts'
import { isOwnSearchKey } from '#domains/identity/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import { implement } from '#platform/http/implement.ts'
import { searchPalette } from './search-palette.views.ts'
import { scopeOf } from './search-scope.rules.ts'

export const paletteRoutes = ({ signatures }: { signatures: Vault }) => [
  implement(contract.searchPalette, async ({ db, visitor, query, now }) => {
    // A key that is somebody else's, of another creator, or expired gives access to nothing.
    if (query.key !== undefined && !isOwnSearchKey(signatures, query.key, visitor, now)) refuse('not-allowed')
    const scope = scopeOf(visitor, query.key !== undefined)
    return { status: 200, body: await searchPalette(db, query.q, visitor.userId, scope) }
  }),
]
