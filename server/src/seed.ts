import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { migrate } from '#platform/database/migrate.ts'
import { readConfig } from './config.ts'
import { loadDemo } from './load-demo.ts'
import { readJsx } from './read-jsx.ts'

readJsx()
const { openShop } = await import('./open-shop.ts')

const config = readConfig(process.env)
const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(join(config.dataDir, 'postgres'))
await embedded?.createDatabase('soundfair')
const url = config.databaseUrl ?? embedded?.urlOf('soundfair') ?? ''
await migrate(url)
const shop = await openShop(config, url, undefined)
try {
  await loadDemo(shop, (line) => process.stdout.write(`${line}\n`))
  process.stdout.write('The demo shop is there.\n')
} finally {
  await shop.close()
  await embedded?.stop()
}
