import * as contract from '#contract/documents/sellers.ts'
import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { implement } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { hasSellerFrom, listSellers, putSeller } from './seller.store.ts'

export const sellerRoutes = () => [
  implement(contract.listSellers, async ({ db }) => ({ status: 200, body: await listSellers(db) })),

  implement(contract.saveSeller, async ({ tx, body, visitor, request, now }) => {
    const today = now.toISOString().slice(0, 10)
    const tooEarly = `Choose ${today} or later: invoices of earlier days name who sold then`
    if (body.validFrom < today) refuse('invalid-input', { errors: { validFrom: [tooEarly] } })
    if (body.validFrom === today && (await hasSellerFrom(tx, today)))
      refuse('already-done', { detail: 'The seller’s details were already changed today. Choose tomorrow or later.' })
    await putSeller(tx, body)
    const details = { name: body.name, sepa: String(body.payer.sepa !== null), ach: String(body.payer.ach !== null) }
    const network = networkOf(request.ip)
    await record(tx, { action: 'seller.changed', at: now, actorId: visitor.userId, subject: `from ${body.validFrom}`, details, network })
    return { status: 201 }
  }),
]
