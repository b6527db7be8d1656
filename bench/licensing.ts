import { generateKeyPairSync, randomBytes, sign, verify } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '#platform/database/database.ts'
import { readConfig } from '#server/config.ts'
import { openSecrets } from '#server/open-shop.ts'
import { fillLicensingShop } from './licensing/fill-shop.ts'
import { startChild } from './support/child.ts'
import { type Deps, withEmptyDatabase } from './support/empty-database.ts'
import { freePort } from './support/free-port.ts'
import { inTurns, measureRate } from './support/load.ts'
import { percentile95 } from './support/percentile.ts'
import { shopSettings, startShop } from './support/shop.ts'
import { againstLimit, type Figure, printTable, staysBelow } from './support/table.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** The limit: checking one RS256 token and signing another, and nothing else, as often as one thread can. */
const bareTokens = (): number => {
  const text = Buffer.from(randomBytes(450).toString('base64url'))
  const proof = sign('sha256', text, privateKey)
  const begun = performance.now()
  let made = 0
  while (performance.now() - begun < 1_000) {
    verify('sha256', text, publicKey, proof)
    sign('sha256', text, privateKey)
    made += 1
  }
  return made / ((performance.now() - begun) / 1000)
}

let callers = 0
/** A new network each time: rate limits are per network, and one machine plays many. */
const nextNetwork = (): string => {
  callers += 1
  return `10.${(callers >> 8) & 63}.${callers & 255}.1`
}

const oneAfterAnother = <Item>(all: readonly Item[]): (() => Item) => {
  let index = 0
  return () => all[index++ % all.length] as Item
}

const timeOf = async (work: () => Promise<void>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}

type Filled = Awaited<ReturnType<typeof fillLicensingShop>>

/** Every token once: one that was refreshed within the last minute would be answered from a cache. */
const validates = ({ creatorId, productId, tokens }: Filled) => {
  let index = 0
  return (): Buffer => {
    const token = tokens[index++]
    if (token === undefined) throw new Error('Every token was used once: fill the shop with more devices')
    const path = `/@${creatorId}/api/client/licenses/${productId}/validate?format=JWT`
    const headers = `host: localhost\r\nx-forwarded-for: ${nextNetwork()}\r\ncontent-type: text/plain\r\ncontent-length: ${token.length}\r\n`
    return Buffer.from(`POST ${path} HTTP/1.1\r\n${headers}connection: keep-alive\r\n\r\n${token}`)
  }
}

const polls = ({ creatorId, productId, polls: paths }: Filled) => {
  const next = oneAfterAnother(paths)
  return (): Buffer =>
    Buffer.from(
      `GET /@${creatorId}/api/client/activations/${productId}/request/${next()} HTTP/1.1\r\nhost: localhost\r\nconnection: keep-alive\r\n\r\n`,
    )
}

type Rates = { validate: [number, number]; poll: [number, number]; list: number }

const measureShop = async (port: number, barePort: number, filled: Filled): Promise<Rates> => {
  const validate = { port, path: 'validate', next: validates(filled), seconds: 2 }
  await measureRate({ ...validate, seconds: 1 })
  const validated = await inTurns(4, () => measureRate(validate), bareTokens)
  const poll = { port, path: 'poll', next: polls(filled), seconds: 2 }
  const bare = { port: barePort, path: '/', seconds: 2 }
  for (const load of [poll, bare]) await measureRate({ ...load, seconds: 1 })
  const polled = await inTurns(
    4,
    () => measureRate(poll),
    () => measureRate(bare),
  )
  const list = async (): Promise<void> => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/customer/inventory/licenses?most=500`, { headers: { cookie: filled.cookie } })
    const { items } = (await answer.json()) as { items?: unknown[] }
    if (items?.length !== 500) throw new Error(`the list answered ${answer.status} with ${items?.length} licenses`)
  }
  const times: number[] = []
  for (let time = 0; time < 40; time++) times.push(await timeOf(list))
  return { validate: validated, poll: polled, list: percentile95(times.slice(5)) }
}

const measureOn = async (deps: Deps): Promise<Figure[]> => {
  const settings = { ...shopSettings(deps), ROLE: 'web' }
  const database = openDatabase(deps.url)
  const { encryption } = await openSecrets(readConfig(settings), database.db)
  const filled = await fillLicensingShop(database.db, encryption, { devices: 18_000, waiting: 24_000 })
  await database.close()
  const body = join(deps.folder, 'empty')
  writeFileSync(body, '')
  const barePort = await freePort()
  const bareEnv = { PORT: String(barePort), BODY: body, DATABASE_URL: deps.url, CREATOR: filled.creatorId }
  const bare = await startChild(join(root, 'bench/support/bare-server.ts'), bareEnv, 'ready')
  const shop = await startShop(settings)
  const rates = await measureShop(shop.port, barePort, filled).finally(() => Promise.all([shop.stop(), bare.stop()]))
  return [
    againstLimit('validate, 18,000 devices, against bare verify and sign of one RS256 token', ...rates.validate),
    againstLimit('poll, 24,000 requests that wait, against node:http with one select', ...rates.poll),
    staysBelow('a list of 500 licenses, 95th percentile', rates.list, 100, 'ms'),
  ]
}

export const measureLicensing = (): Promise<Figure[]> => withEmptyDatabase('licensing', measureOn)

if (import.meta.main) {
  const figures = await measureLicensing()
  printTable(figures)
  process.exitCode = figures.every((figure) => figure.good) ? 0 : 1
}
