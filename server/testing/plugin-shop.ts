import { createPublicKey } from 'node:crypto'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { compactVerify, importSPKI, jwtVerify } from 'jose'
import type { LicensePolicy } from '#contract/catalog/catalog.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { issueLicenses } from '#domains/licensing/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { findViolations } from '#server/invariants/invariants.ts'
import { newAddress } from './sample-calls.ts'
import { addCreator, addProduct } from './sample-creator.ts'
import { addUser, type SampleUser } from './sample-user.ts'
import { openTestApp, openTestShop, testDay } from './test-shop.ts'

let devices = 0
export const newDevice = () => {
  devices += 1
  return { deviceName: `Device ${devices}`, deviceSignature: `signature-${devices}` }
}

type Device = ReturnType<typeof newDevice>
type Asked = { id: string; request: string; browser: string }

const policy: LicensePolicy = { seats: 3, offlineActivation: true, trialDays: 14, trialNeedsAccount: false }

/** A product with a license policy of its own. */
export const addPlugin = (db: Reader, path: string, change: Partial<LicensePolicy> = {}) =>
  addProduct(db, path, { name: 'Tape One', variations: [sampleVariation({ licensePolicy: { ...policy, ...change } })] })

type Given = { path?: string; seats?: number; offlineActivation?: boolean; expiresAt?: Date | null; quantity?: number }

/** Gives someone licenses without a purchase. */
export const addLicenses = async (db: Reader, user: Pick<SampleUser, 'id' | 'email'>, given: Given = {}): Promise<string[]> => {
  const { path = 'lowtide/tape-one', seats = 3, offlineActivation = true, expiresAt = null, quantity = 1 } = given
  const [creatorId = '', productId = ''] = path.split('/')
  const grant = {
    creatorId,
    productId,
    variationId: 'perpetual',
    bundleId: null,
    lineId: null,
    quantity,
    seats,
    offlineActivation,
    expiresAt,
  }
  const holder = { cause: { type: 'Grant' as const }, userId: user.id, email: user.email, now: new Date(testDay) }
  return db.transaction().execute(async (tx) => (await issueLicenses(tx, { grants: [grant], ...holder })).map(({ id }) => id))
}

export const claimsIn = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())

/** A plugin as its SDK works: it knows the endpoint, its product and its device. */
export const openPlugin = (app: FastifyInstance, { path = 'lowtide/tape-one', device = newDevice(), address = newAddress() } = {}) => {
  const [creatorId, productId] = path.split('/')
  const base = `/@${creatorId}/api/client`
  const text = { 'content-type': 'text/plain' }
  const plugin = {
    device,
    ask: (query = '', body: object = device): Promise<LightMyRequestResponse> =>
      app.inject({
        method: 'POST',
        url: `${base}/activations/${productId}/request?format=JWT${query}`,
        payload: body,
        remoteAddress: address,
      }),
    poll: ({ request }: Asked, query = '') => app.inject({ url: request.replace(/^https?:\/\/[^/]+/, '') + query, remoteAddress: address }),
    validate: (token: string, query = '') =>
      app.inject({
        method: 'POST',
        url: `${base}/licenses/${productId}/validate?format=JWT${query}`,
        payload: token,
        headers: text,
        remoteAddress: address,
      }),
    revoke: (token: string) =>
      app.inject({
        method: 'POST',
        url: `${base}/licenses/${productId}/revoke?format=JWT`,
        payload: token,
        headers: text,
        remoteAddress: newAddress(),
      }),
  }
  return plugin
}

/** Checks a token as a plugin does it: with only the public key. */
export const verifyToken = async (app: FastifyInstance, token: string, creatorId: string, now: Date) => {
  const { keys } = (await app.inject(`/@${creatorId}/.well-known/jwks.json`)).json()
  const { kid } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString())
  const pem = createPublicKey({ key: keys.find((key: { kid: string }) => key.kid === kid), format: 'jwk' })
  const key = await importSPKI(String(pem.export({ type: 'spki', format: 'pem' })), 'RS256')
  await compactVerify(token, key, { algorithms: ['RS256'] })
  return jwtVerify(token, key, { algorithms: ['RS256'], currentDate: now })
}

/** A shop with a plugin, a customer, and a clock that can be moved forward. */
export const openPluginShop = async (variables: Record<string, string> = {}) => {
  let moment = new Date(testDay)
  const base = await openTestShop(variables)
  const shop = { ...base, clock: { now: () => moment } }
  const app = await openTestApp(shop)
  const { db } = shop.database
  await addCreator(db, { id: 'lowtide', name: 'Low Tide' })
  await addCreator(db, { id: 'glasshouse' })
  await addPlugin(db, 'lowtide/tape-one')
  await addPlugin(db, 'lowtide/tape-two')
  await addPlugin(db, 'glasshouse/tape-one')

  let people = 0
  const customer = (change: Partial<Parameters<typeof addUser>[1]> = {}): Promise<SampleUser> => {
    people += 1
    return addUser(db, { email: `customer-${people}@example.test`, name: `Customer ${people}`, ...change })
  }
  const call = (who: Pick<SampleUser, 'cookie'> | null, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object | string) =>
    app.inject({
      method,
      url,
      remoteAddress: newAddress(),
      headers: { ...(who && { cookie: who.cookie }), ...(typeof payload === 'string' && { 'content-type': 'text/plain' }) },
      ...(payload !== undefined && { payload }),
    })
  const answerRequest = (who: SampleUser | null, { id }: Asked, what: string) =>
    call(who, 'POST', `/api/customer/activations/${id}/${what}`)

  return {
    shop,
    app,
    db,
    customer,
    call,
    answerRequest,
    now: () => moment,
    later: (seconds: number): void => {
      moment = new Date(moment.getTime() + seconds * 1000)
    },
    plugin: (options?: { path?: string; device?: Device; address?: string }) => openPlugin(app, options),
    /** A complete activation: requested, confirmed by a customer, fetched. */
    activate: async (who: SampleUser, options: { path?: string; device?: Device; query?: string } = {}) => {
      const plugin = openPlugin(app, options)
      const asked = (await plugin.ask(options.query)).json<Asked>()
      const confirmed = await answerRequest(who, asked, 'license')
      if (confirmed.statusCode !== 200) throw new Error(confirmed.body)
      const token = (await plugin.poll(asked)).body
      return { plugin, asked, token, claims: claimsIn(token) }
    },
    /** A customer with a license. */
    buyer: async (given: Given = {}) => {
      const who = await customer()
      const [license = ''] = await addLicenses(db, who, given)
      return { who, license }
    },
    /** A trial requested by a plugin and started by a user, signed in or not. */
    startTrial: async (who: SampleUser | null, options: { path?: string; device?: Device } = {}) => {
      const one = openPlugin(app, options)
      const asked = (await one.ask()).json<Asked>()
      const answer = await answerRequest(who, asked, 'trial')
      const token = answer.statusCode === 200 ? (await one.poll(asked)).body : ''
      return { one, asked, answer, token }
    },
    verify: (token: string, creatorId = 'lowtide') => verifyToken(app, token, creatorId, moment),
    broken: async () => (await findViolations(db)).filter(({ violations }) => violations.length > 0),
  }
}
