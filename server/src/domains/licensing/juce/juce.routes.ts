import type { FastifyReply, FastifyRequest } from 'fastify'
import * as contract from '#contract/licensing/licensing.ts'
import type { Refusal } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import { type BoundRoute, implementAfter } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { writeError } from './juce-key.rules.ts'
import { prepareUnlock, type UnlockForm, unlockWithJuce } from './unlock-with-juce.ts'

type Deps = { encryption: Vault; publicUrl: string }

const originOf = (request: FastifyRequest, scope: string) => ({
  network: networkOf(request.ip),
  device: 'A plugin',
  deviceSecret: undefined,
  scope,
})

const xml = 'application/xml; charset=utf-8'

/** The module reads every answer as XML, so refusals are XML too. Only for a missing license a page is opened. */
const explainWith =
  (publicUrl: string) =>
  (refusal: Refusal, reply: FastifyReply): FastifyReply => {
    const { creatorId = '', productId = '' } = reply.request.params as { creatorId?: string; productId?: string }
    const pages = { 'no-eligible-license': `/${encodeURIComponent(creatorId)}/${encodeURIComponent(productId)}` } as Record<string, string>
    const page = pages[refusal.code]
    if (refusal.retryAfter) reply.header('retry-after', String(refusal.retryAfter))
    // Proxies and modules alike replace a status other than 200 by pages of their own; a limit and a fault still say so.
    const status = refusal.status === 429 || refusal.status >= 500 ? refusal.status : 200
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type(xml)
      .send(writeError(refusal.detail, page ? new URL(page, publicUrl).href : ''))
  }

/** The calls of JUCE's own unlocking module. */
export const juceRoutes = ({ encryption, publicUrl }: Deps): BoundRoute[] => [
  {
    ...implementAfter(
      contract.unlockWithJuce,
      async ({ db, params, body, request, now }) => {
        const unlocking = { ...params, form: body as UnlockForm, origin: originOf(request, params.creatorId), now }
        return { unlocking, ready: await prepareUnlock(db, unlocking) }
      },
      async ({ tx, prepared, reply }) => {
        const outcome = await unlockWithJuce(tx, encryption, prepared.ready, prepared.unlocking)
        if ('refusal' in outcome) return outcome
        reply.type(xml).header('cache-control', 'no-store')
        return { status: 200, body: outcome.xml }
      },
    ),
    explain: explainWith(publicUrl),
  },
]
