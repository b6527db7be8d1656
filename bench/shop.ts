import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureBareRender } from './support/bare-render.ts'
import { type DemoShop, root, withDemoShop } from './support/demo-shop.ts'
import { freePort } from './support/free-port.ts'
import { bestLoad, bestRate, measureRate } from './support/load.ts'
import { measurePrices } from './support/price-speed.ts'
import { againstLimit, type Figure, staysBelow } from './support/table.ts'

const productPage = '/northlight-audio/tape-one'
const productCall = `/api/storefront/products${productPage}`
const userCall = '/api/customer/meta/user'
const browsed = [
  '/',
  '/northlight-audio',
  productPage,
  '/lowtide',
  '/lowtide/glass-choir',
  '/?category=SamplePack',
  '/creators',
  '/support',
]

const residentMegabytes = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** The limit: a bare server that sends these bytes, with a select in between for routes that need the database. */
const bareRate = async ({ folder, start }: DemoShop, name: string, body: Buffer, env: Record<string, string>): Promise<number> => {
  const file = join(folder, name)
  writeFileSync(file, body)
  const port = await freePort()
  const bare = await start(join(root, 'bench/support/bare-server.ts'), { ...env, PORT: String(port), BODY: file }, 'bare server ready')
  const rate = await bestRate({ port, path: '/' })
  await bare.stop()
  return rate
}

/** The cookie of a user of the demo shop. */
const signInTo = async (origin: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/customer/identity/sign-in?email=ada@northlight.test`, {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'soundfair-demo',
  })
  return (
    answer.headers
      .getSetCookie()
      .find((cookie) => cookie.startsWith('session='))
      ?.split(';')[0] ?? ''
  )
}

/** Ten thousand pages of all kinds, and how much the server's memory grew. */
const measureGrowth = async ({ port, origin, process }: DemoShop): Promise<number> => {
  const views = 10_000
  for (const path of browsed) await measureRate({ port, path, seconds: 0.5 })
  const before = residentMegabytes(process.pid ?? 0)
  for (let seen = 0; seen < views; seen += 50) {
    const path = browsed[(seen / 50) % browsed.length] ?? '/'
    await Promise.all(Array.from({ length: 50 }, async () => (await fetch(`${origin}${path}`)).arrayBuffer()))
  }
  return Math.max(0, residentMegabytes(process.pid ?? 0) - before)
}

const measureOn = async (shop: DemoShop): Promise<Figure[]> => {
  const { port, origin, databaseUrl } = shop
  const bytesOf = async (path: string, headers: Record<string, string> = {}): Promise<Buffer> =>
    Buffer.from(await (await fetch(`${origin}${path}`, { headers })).arrayBuffer())
  const callApi = async (path: string) => {
    const response = await fetch(`${origin}${path}`)
    return { status: response.status, body: await response.text() }
  }
  const oneSelect = { DATABASE_URL: databaseUrl, CREATOR: 'northlight-audio', TYPE: 'application/json; charset=utf-8' }

  const cached = await bestRate({ port, path: productPage })
  const cachedLimit = await bareRate(shop, 'page.html', await bytesOf(productPage), {})
  const product = await bestLoad({ port, path: productCall })
  const productLimit = await bareRate(shop, 'product.json', await bytesOf(productCall), oneSelect)
  const cookie = await signInTo(origin)
  const user = await bestLoad({ port, path: userCall, headers: `cookie: ${cookie}\r\n` })
  const userLimit = await bareRate(shop, 'user.json', await bytesOf(userCall, { cookie }), oneSelect)
  // A preview is never cached: every answer is rendered again.
  const rendered = await bestRate({ port, path: `${productPage}?preview=true`, connections: 4 })
  const renderedLimit = await measureBareRender(callApi, `${origin}${productPage}`)

  return [
    staysBelow('GET product, 16 clients, 95th percentile', product.p95, 5, 'ms'),
    staysBelow('GET user, signed in, 16 clients, 95th percentile', user.p95, 10, 'ms'),
    againstLimit('product page, cached, against bare node:http', cached, cachedLimit),
    againstLimit('product page, rendered, against bare renderToString', rendered, renderedLimit),
    againstLimit('GET product, against node:http and one select', product.rate, productLimit),
    againstLimit('GET user, signed in, against node:http and one select', user.rate, userLimit),
    staysBelow('a basket of 50 lines, priced', measurePrices(), 0.5, 'ms'),
    staysBelow('growth of the server after 10,000 page views', await measureGrowth(shop), 50, 'MB'),
  ]
}

export const measureShop = (): Promise<Figure[]> => withDemoShop(measureOn)
