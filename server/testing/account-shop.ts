import * as identity from '#contract/identity/identity.ts'
import { type Browser, openBrowser } from './browser.ts'
import { addAccount, samplePassword } from './sample-account.ts'
import { openTestApp, openTestShop, testDay } from './test-shop.ts'

/** A shop whose clock can be moved forward, with people who sign in to it. */
export const openAccountShop = async (variables?: Record<string, string>) => {
  let moment = new Date(testDay)
  const shop = { ...(await openTestShop(variables)), clock: { now: () => moment } }
  const app = await openTestApp(shop)
  const { db } = shop.database

  const signIn = (browser: Browser, email: string, password = samplePassword, headers: Record<string, string> = {}) =>
    browser.call(identity.signIn, { query: { email }, body: password, headers })

  return {
    shop,
    app,
    db,
    signIn,
    later: (minutes: number): void => {
      moment = new Date(moment.getTime() + minutes * 60_000)
    },
    now: () => moment,
    /** A signed-in user with an account. */
    addSignedIn: async () => {
      const account = await addAccount(db)
      const browser = openBrowser(app)
      await signIn(browser, account.email)
      return { ...account, browser }
    },
  }
}
