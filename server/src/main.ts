import { cacheCompiled } from './cache-compiled.ts'
import { BadConfiguration, readConfig } from './config.ts'
import type { RunningShop } from './start-shop.ts'

cacheCompiled()
const { NotMigrated, PortTaken, startShop } = await import('./start-shop.ts')

const say = (line: string): void => console.log(line)

/** Lists who can sign in to the demo shop. */
const printDemoLogins = async (): Promise<void> => {
  const { demoPassword, demoPeople } = await import('#demo/shop/people.ts')
  say('')
  say(`  Sign in with the password ${demoPassword} as`)
  for (const { email, is } of demoPeople) say(`    ${email.padEnd(28)}${is}`)
}

const printAddresses = async (shop: RunningShop, usesDiskMail: boolean, isDemo: boolean): Promise<void> => {
  say('')
  say(`  Soundfair is open:  ${shop.address}`)
  if (usesDiskMail) say(`  Its mailbox:        ${shop.address}/dev/mail`)
  say(`  Its API:            ${shop.address}/api/docs`)
  // With the port: other users cannot open the folder of its socket.
  if (shop.isEmbedded) say(`  DATABASE_URL=${shop.databaseUrl.split('?')[0]}`)
  if (isDemo) await printDemoLogins()
  say('')
  say('  Ctrl-C closes the shop.')
}

/** Aborted once: on Ctrl-C, on SIGTERM, or when the parent process is gone. */
const signalShutdown = (): AbortSignal => {
  const ending = new AbortController()
  const end = (): void => ending.abort()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
  process.on('disconnect', end)
  return ending.signal
}

const explain = (error: unknown): void => {
  const known = error instanceof BadConfiguration || error instanceof PortTaken || error instanceof NotMigrated
  console.error(known ? `\n${error.message}\n` : error)
}

const ending = signalShutdown()
try {
  const config = readConfig(process.env)
  const shop = await startShop(config, say, ending)
  ending.addEventListener('abort', () => void shop.stop().then(() => process.exit(0)))
  await printAddresses(shop, config.mail.smtpUrl === undefined, config.demo)
} catch (error) {
  if (ending.aborted) process.exit(0)
  explain(error)
  process.exitCode = 1
}
