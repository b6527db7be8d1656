import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { prepareDatabase } from '#platform/database/roles/prepare-database.ts'
import { readConfig } from './config.ts'
import { loadDemo } from './load-demo.ts'
import { openShop } from './open-shop.ts'

const config = readConfig(process.env)
const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(join(config.dataDir, 'postgres'))
await embedded?.createDatabase('soundfair')
const databaseUrl = config.databaseUrl ?? embedded?.urlOf('soundfair') ?? ''
const { url } = await prepareDatabase({ databaseUrl, ownerUrl: config.ownerUrl })
const shop = await openShop(config, url, undefined)
try {
  await loadDemo(shop, (line) => process.stdout.write(`${line}\n`))
  process.stdout.write('The demo shop is there.\n')
} finally {
  await shop.close()
  await embedded?.stop()
}
