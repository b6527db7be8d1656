import { BadConfiguration, readConfig } from './config.ts'
import { readJsx } from './read-jsx.ts'
import type { RunningShop } from './start-shop.ts'

readJsx()
const { PortTaken, startShop } = await import('./start-shop.ts')

const say = (line: string): void => console.log(line)

/** Who can sign in to the demo shop. */
const introducePeople = async (): Promise<void> => {
  const { demoPassword, demoPeople } = await import('#demo/shop/people.ts')
  say('')
  say(`  Sign in with the password ${demoPassword} as`)
  for (const { email, is } of demoPeople) say(`    ${email.padEnd(28)}${is}`)
}

const introduce = async (shop: RunningShop, usesDiskMail: boolean, isDemo: boolean): Promise<void> => {
  say('')
  say(`  Soundfair is open:  ${shop.address}`)
  if (usesDiskMail) say(`  Its mailbox:        ${shop.address}/dev/mail`)
  say(`  Its API:            ${shop.address}/api/docs`)
  if (shop.isEmbedded) say(`  DATABASE_URL=${shop.databaseUrl}`)
  if (isDemo) await introducePeople()
  say('')
  say('  Ctrl-C closes the shop.')
}

/** The shop ends once: on Ctrl-C, on SIGTERM, or when whatever started it is gone. */
const closeWhenAsked = (shop: RunningShop): void => {
  let closing = false
  const close = async (): Promise<void> => {
    if (closing) return
    closing = true
    await shop.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close)
  process.on('disconnect', close)
}

const explain = (error: unknown): void => {
  const known = error instanceof BadConfiguration || error instanceof PortTaken
  console.error(known ? `\n${error.message}\n` : error)
}

try {
  const config = readConfig(process.env)
  const shop = await startShop(config, say)
  closeWhenAsked(shop)
  await introduce(shop, config.mail.smtpUrl === undefined, config.demo)
} catch (error) {
  explain(error)
  process.exitCode = 1
}
