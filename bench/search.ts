import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openShop } from '#server/open-shop.ts'
import { fillShop } from './search/fill-shop.ts'
import { searchMix, suggestionMix } from './search/search-mix.ts'
import { type Deps, withFilledDatabase } from './support/empty-database.ts'
import { percentile95 } from './support/percentile.ts'
import { type Figure, printTable, staysBelow } from './support/table.ts'

const products = 100_000
const creators = 2_000

const timeEach = async <Input>(inputs: readonly Input[], run: (input: Input) => Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  for (const input of inputs) {
    const begun = performance.now()
    await run(input)
    times.push(performance.now() - begun)
  }
  return times
}

const askWith = (app: FastifyInstance, path: string) => async (query: Record<string, string>) => {
  const { statusCode, body } = await app.inject({ url: path, query })
  if (statusCode !== 200) throw new Error(`${path} ${JSON.stringify(query)} answered ${statusCode}: ${body}`)
}

const measureOn = async ({ url, folder }: Deps): Promise<Figure[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const shop = await openShop(readConfig({ NODE_ENV: 'test', DATA_DIR: folder, LOG_LEVEL: 'silent' }), url, undefined)
  const app = await buildApp(shop)
  const search = askWith(app, '/api/storefront/search')
  const suggest = askWith(app, '/api/storefront/suggestions')
  const selectOne = (number: number) =>
    client.query({ name: 'one', text: 'select s.name from product_search s where s.number = $1', values: [number] })
  try {
    await timeEach(searchMix(60), search)
    const bareTimes: number[] = []
    const searchTimes: number[] = []
    const queries = searchMix(600)
    // In turns, so that other load on the machine affects both.
    for (const [at, query] of queries.entries()) {
      searchTimes.push(...(await timeEach([query], search)))
      bareTimes.push(...(await timeEach([at * 100], selectOne)))
    }
    const searches = percentile95(searchTimes)
    const suggestions = percentile95(await timeEach(suggestionMix(300), suggest))
    const times = searches / percentile95(bareTimes)
    const slowest = queries.map((query, at) => ({ query, ms: searchTimes[at] ?? 0 })).sort((one, other) => other.ms - one.ms)
    for (const { query, ms } of slowest.slice(0, 5)) console.log(`${ms.toFixed(0).padStart(5)} ms  ${JSON.stringify(query)}`)
    console.log(`At the 95th percentile a search takes as long as ${times.toFixed(0)} indexed selects of one row.`)
    return [
      staysBelow('search over 100,000 products, 95th percentile', searches, 50, 'ms'),
      staysBelow('suggestions over 100,000 products, 95th percentile', suggestions, 50, 'ms'),
    ]
  } finally {
    await app.close()
    await shop.close()
    await client.end()
  }
}

const fill = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  console.log(`Filling a shop with ${products} products ...`)
  await fillShop(client, { url, products, creators }).finally(() => client.end())
}

/** Search in a large shop, in a database of its own. */
export const measureSearch = (): Promise<Figure[]> => withFilledDatabase('search', fill, measureOn)

if (import.meta.main) {
  const figures = await measureSearch()
  printTable(figures)
  process.exitCode = figures.every((figure) => figure.good) ? 0 : 1
}
