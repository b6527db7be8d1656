import type { FastifyRequest } from 'fastify'
import * as contract from '#contract/pricing/rates.ts'
import { record } from '#domains/audit/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { implement } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { insertExchangeRates, insertTaxRule, listExchangeRates, listTaxRules } from './rate.store.ts'

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
const tomorrowOf = (now: Date): string => dayOf(new Date(now.getTime() + 24 * 60 * 60 * 1000))

const requireDay = (validFrom: string, earliest: string): void => {
  if (validFrom < earliest)
    refuse('invalid-input', { errors: { validFrom: [`Choose ${earliest} or later: earlier sales are unaffected`] } })
}

type By = { visitor: SignedIn; request: FastifyRequest; now: Date }

const note = (tx: Tx, subject: string, details: Record<string, string>, { visitor, request, now }: By) =>
  record(tx, { action: 'rates.added', at: now, actorId: visitor.userId, subject, details, network: networkOf(request.ip) })

export const rateRoutes = ({ ratesUrl }: { ratesUrl: string | undefined }) => [
  implement(contract.listExchangeRates, async ({ db }) => ({
    status: 200,
    body: { isFetched: ratesUrl !== undefined, items: await listExchangeRates(db) },
  })),

  implement(contract.addExchangeRates, async ({ tx, body, ...by }) => {
    requireDay(body.validFrom, dayOf(by.now))
    const wanted = Object.keys(body.rates).length
    if ((await insertExchangeRates(tx, body)) < wanted)
      refuse('already-done', { detail: 'One of these already has a rate for that day. Choose another day.' })
    await note(
      tx,
      `exchange rates from ${body.validFrom}`,
      Object.fromEntries(Object.entries(body.rates).map(([of, rate]) => [of, String(rate)])),
      by,
    )
    return { status: 201 }
  }),

  implement(contract.listTaxRules, async ({ db }) => ({ status: 200, body: await listTaxRules(db) })),

  implement(contract.addTaxRule, async ({ tx, body, ...by }) => {
    requireDay(body.validFrom, tomorrowOf(by.now))
    if (!(await insertTaxRule(tx, body))) refuse('already-done', { detail: 'This country already has a rate from that day.' })
    const { country, mode, rate, validFrom } = body
    await note(tx, `tax of ${country} from ${validFrom}`, { mode, rate: String(rate) }, by)
    return { status: 201 }
  }),
]
