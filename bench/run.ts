import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureLicensing } from './licensing.ts'
import { measureMoney } from './money.ts'
import { measureSearch } from './search.ts'
import { measureBareRender } from './support/bare-render.ts'
import { type Child, startChild } from './support/child.ts'
import { freePort } from './support/free-port.ts'
import { judgePages } from './support/judge-pages.ts'
import { bestRate, measureRate } from './support/load.ts'
import { measurePrices } from './support/price-speed.ts'
import { atLeast, type Figure, printTable, reaches, staysBelow } from './support/table.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
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

const folder = mkdtempSync(join(tmpdir(), 'soundfair-bench-'))
const children: Child[] = []
const start = async (...args: Parameters<typeof startChild>): Promise<Child> => {
  const child = await startChild(...args)
  children.push(child)
  return child
}

const residentMegabytes = (pid: number): number => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** A limit: a bare server that sends these bytes, with a select in between where there is a database. */
const bareRate = async (name: string, body: Buffer, env: Record<string, string>): Promise<number> => {
  const file = join(folder, name)
  writeFileSync(file, body)
  const port = await freePort()
  const bare = await start(join(root, 'bench/support/bare-server.ts'), { ...env, PORT: String(port), BODY: file }, 'bare server ready')
  const rate = await bestRate({ port, path: '/' })
  await bare.stop()
  return rate
}

/** The cookie of somebody who is signed in to the demo shop. */
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

const measure = async (): Promise<Figure[]> => {
  const port = await freePort()
  console.log('Opening a demo shop to measure ...')
  const shop = await start(
    join(root, 'server/src/main.ts'),
    { PORT: String(port), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'error', DATABASE_URL: '' },
    'Ctrl-C',
  )
  const databaseUrl = /DATABASE_URL=(\S+)/.exec(shop.said())?.[1] ?? ''
  const origin = `http://localhost:${port}`
  const bytesOf = async (path: string, headers: Record<string, string> = {}): Promise<Buffer> =>
    Buffer.from(await (await fetch(`${origin}${path}`, { headers })).arrayBuffer())
  const callApi = async (path: string) => {
    const response = await fetch(`${origin}${path}`)
    return { status: response.status, body: await response.text() }
  }

  const kept = await bestRate({ port, path: productPage })
  const keptLimit = await bareRate('page.html', await bytesOf(productPage), {})
  const call = await bestRate({ port, path: productCall })
  const callLimit = await bareRate('product.json', await bytesOf(productCall), {
    DATABASE_URL: databaseUrl,
    CREATOR: 'northlight-audio',
    TYPE: 'application/json; charset=utf-8',
  })
  const signedIn = await signInTo(origin)
  const user = await bestRate({ port, path: userCall, headers: `cookie: ${signedIn}\r\n` })
  const userLimit = await bareRate('user.json', await bytesOf(userCall, { cookie: signedIn }), {
    DATABASE_URL: databaseUrl,
    CREATOR: 'northlight-audio',
    TYPE: 'application/json; charset=utf-8',
  })
  // A preview is never kept: every answer is rendered anew.
  const fresh = await bestRate({ port, path: `${productPage}?preview=true`, connections: 4 })
  const freshLimit = await measureBareRender(callApi, `${origin}${productPage}`)

  const views = 10_000
  for (const path of browsed) await measureRate({ port, path, seconds: 0.5 })
  const before = residentMegabytes(shop.process.pid ?? 0)
  for (let seen = 0; seen < views; seen += 50) {
    const path = browsed[(seen / 50) % browsed.length] ?? '/'
    await Promise.all(Array.from({ length: 50 }, () => bytesOf(path)))
  }
  const growth = residentMegabytes(shop.process.pid ?? 0) - before

  const { scores, scriptKilobytes } = await judgePages(origin, ['/', '/northlight-audio', productPage], join(root, 'build/client'))
  return [
    reaches('product page, kept, against bare node:http', kept, keptLimit, 0.4),
    reaches('product page, fresh, against bare renderToString', fresh, freshLimit, 0.5),
    reaches('GET product, against node:http and one select', call, callLimit, 0.4),
    reaches('GET user, signed in, against node:http and one select', user, userLimit, 0.25),
    staysBelow('a basket of 50 lines, priced', measurePrices(), 0.5, 'ms'),
    staysBelow('growth of the server after 10,000 page views', Math.max(0, growth), 50, 'MB'),
    staysBelow("the product page's own JavaScript, gzipped", scriptKilobytes, 170, 'KB'),
    ...scores.map(({ what, score }) => atLeast(`Lighthouse, ${what}`, score, 95)),
  ]
}

/** `npm run bench -- shop`, `-- search` or `-- money` measures one part alone. */
const only = process.argv[2]
const wants = (part: string): boolean => only === undefined || only === part

try {
  const figures = [
    ...(wants('shop') ? await measure() : []),
    ...(wants('search') ? await measureSearch() : []),
    ...(wants('money') ? await measureMoney() : []),
    ...(wants('licensing') ? await measureLicensing() : []),
  ]
  printTable(figures)
  process.exitCode = figures.every((figure) => figure.good) ? 0 : 1
} finally {
  for (const child of children) if (child.process.exitCode === null) await child.stop()
  rmSync(folder, { recursive: true, force: true })
}
