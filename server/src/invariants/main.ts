import { readConfig } from '../config.ts'
import { explainConsoleFault } from '../explain-console-fault.ts'
import { withShopDatabase } from '../with-shop-database.ts'
import { findViolations } from './invariants.ts'

try {
  const found = await withShopDatabase(readConfig(process.env), findViolations)
  for (const { promise, violations } of found) {
    process.stdout.write(`${violations.length === 0 ? 'holds ' : 'BROKEN'}  ${promise}\n`)
    for (const violation of violations) process.stdout.write(`          ${violation}\n`)
  }
  process.exitCode = found.every(({ violations }) => violations.length === 0) ? 0 : 1
} catch (error) {
  process.stderr.write(`${explainConsoleFault(error)}\n`)
  process.exitCode = 1
}
