import * as contract from '#contract/vouchers/redeeming.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader } from '#platform/database/database.ts'
import { forgetCall } from '#platform/http/bind-route.ts'
import { type BoundRoute, implement, implementAfter } from '#platform/http/implement.ts'
import { ownedBy } from '#platform/http/visitor.ts'
import { countGuess, forgetGuess } from './count-guess.ts'
import { typedFingerprint } from './make-codes.ts'
import { redeemVoucher } from './redeem-voucher.ts'
import { showVoucher } from './show-voucher.ts'

type Deps = { db: Reader; encryption: Vault }

/** Looking up and redeeming codes. Guesses are counted in the primary database, not in a read replica. */
export const redeemRoutes = ({ db: primary, encryption }: Deps): BoundRoute[] => [
  implement(contract.previewVoucher, async ({ query, visitor, scope, request, now }) => {
    await countGuess(primary, visitor)
    const fingerprint = typedFingerprint(encryption, query.code)
    const userId = visitor.kind === 'user' ? visitor.userId : null
    const body = await showVoucher(primary, { typed: query.code, fingerprint, userId, owned: await ownedBy(primary, visitor), scope, now })
    await forgetGuess(primary, visitor)
    await forgetCall(primary, contract.previewVoucher, request)
    return { status: 200, body }
  }),

  implementAfter(
    contract.redeemVoucher,
    ({ db, visitor }) => countGuess(db, visitor),
    async ({ tx, query, visitor, scope, request, now }) => {
      // Owned products show once an address is confirmed, so that is checked first.
      if (!visitor.user.confirmedAccount) refuse('already-done', { detail: 'Confirm your e-mail address first, then redeem the code.' })
      const fingerprint = typedFingerprint(encryption, query.code)
      // What was owned before: the code's products count as new.
      const owned = await ownedBy(tx, visitor)
      await redeemVoucher(tx, { fingerprint, user: { id: visitor.userId, email: visitor.user.email }, scope, now })
      await forgetGuess(tx, visitor)
      await forgetCall(tx, contract.redeemVoucher, request)
      const asked = { typed: query.code, fingerprint, userId: visitor.userId, owned, scope, now }
      return { status: 200, body: await showVoucher(tx, asked) }
    },
  ),
]
