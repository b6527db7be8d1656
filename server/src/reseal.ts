import { makeVault } from '#kernel/vault.ts'
import { readConfig } from './config.ts'
import { explainConsoleFault } from './explain-console-fault.ts'
import { reencryptShop } from './reencrypt-shop.ts'
import { withShopDatabase } from './with-shop-database.ts'

const say = (line: string): void => void process.stdout.write(`${line}\n`)

try {
  const config = readConfig(process.env)
  await withShopDatabase(config, (db) => reencryptShop(db, makeVault(config.encryptionKeys), say))
} catch (error) {
  process.stderr.write(`${explainConsoleFault(error)}\n`)
  process.exitCode = 1
}
