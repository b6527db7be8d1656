import type { FastifyReply } from 'fastify'
import { formatNamed, hostRunning, processorNamed } from '#contract/catalog/machine-names.ts'
import * as contract from '#contract/licensing/licensing.ts'
import { refuse } from '#kernel/refusal.ts'
import { type BoundRoute, implement, implementAfter, implementAlone } from '#platform/http/implement.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { listPublicKeys } from './keys/list-public-keys.ts'
import { type CountPoll, gatherPolls } from './requests/poll.store.ts'
import { pollActivation } from './requests/poll-activation.ts'
import { requestActivation } from './requests/request-activation.ts'
import { revokeToken } from './tokens/revoke-token.ts'
import { gatherSightings, type SeeDevice } from './tokens/sighting.store.ts'
import type { TokenSigner } from './tokens/token-signer.ts'
import { validateLicense } from './tokens/validate-license.ts'

type Deps = { signer: TokenSigner; publicUrl: string; countPoll?: CountPoll; seeDevice?: SeeDevice }

/** A token is returned to its caller as plain text, and to nobody else. */
const sendingToken = (reply: FastifyReply, token: string) => {
  reply.type('application/jwt').header('cache-control', 'no-store')
  return { status: 200, body: token }
}

const withoutStore = (reply: FastifyReply): void => {
  reply.header('cache-control', 'no-store')
}

/** The calls that plugins make. */
export const pluginRoutes = ({ signer, publicUrl, countPoll = gatherPolls(), seeDevice = gatherSightings() }: Deps): BoundRoute[] => [
  implementAfter(
    contract.requestActivation,
    // The first request for a creator's plugin creates the key, before anybody waits for a token.
    async ({ db, params, now }) => {
      const creator = await db.selectFrom('creators').select('id').where('id', '=', params.creatorId).executeTakeFirst()
      if (!creator) refuse('not-found')
      await signer.keyring.ensure(db, params.creatorId, now)
    },
    async ({ tx, params, query, body, reply, now }) => {
      const { platform = null, appVersion = null, method } = query
      const studio = {
        processor: processorNamed(query['meta[processor]'] ?? '') ?? null,
        format: formatNamed(query['meta[format]'] ?? '') ?? null,
        host: hostRunning(query['meta[host]'] ?? '') ?? null,
      }
      const device = { signature: body.deviceSignature, name: body.deviceName, platform, appVersion, studio }
      withoutStore(reply)
      return { status: 200, body: await requestActivation(tx, { ...params, device, method, publicUrl, now }) }
    },
  ),
  implementAlone(contract.pollActivation, async ({ db, params, query, reply, now }) => {
    const { secret, appVersion } = query
    const token = await pollActivation(db, { signer, countPoll }, { ...params, secret, appVersion, now })
    withoutStore(reply)
    return token === undefined ? { status: 204 } : sendingToken(reply, token)
  }),
  implementAlone(contract.validateLicense, async ({ db, params, query, body, request, reply, now }) => {
    const { platform, appVersion } = query
    const network = networkOf(request.ip)
    return sendingToken(
      reply,
      await validateLicense(db, { signer, seeDevice }, { ...params, token: body, platform, appVersion, network, now }),
    )
  }),
  implement(contract.revokeToken, async ({ tx, params, body, reply, now }) => {
    await revokeToken(tx, signer, { ...params, token: body, now })
    reply.type('text/plain; charset=utf-8').header('cache-control', 'no-store')
    return { status: 200, body: '' }
  }),
  implement(contract.getLicensingKeys, async ({ db, params, reply }) => {
    reply.header('cache-control', 'public, max-age=300')
    return { status: 200, body: { keys: await listPublicKeys(db, params.creatorId) } }
  }),
]
