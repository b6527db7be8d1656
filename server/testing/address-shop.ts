import { expect } from 'vitest'
import { listReceipts } from '#contract/documents/documents.ts'
import * as identity from '#contract/identity/identity.ts'
import { getUser } from '#contract/identity/user.ts'
import { listLicenses } from '#contract/licensing/inventory.ts'
import { listSubscriptions } from '#contract/subscriptions/subscriptions.ts'
import { type Browser, openBrowser } from './browser.ts'
import { codeIn } from './mail-of.ts'
import { item, openMoneyShop } from './money-shop.ts'
import { samplePassword } from './sample-account.ts'
import { addCreator, addProduct } from './sample-creator.ts'
import { addRecurring } from './subscriber.ts'

export const squattersPassword = 'the squatter chose this'
export const nothing = { owned: [], licenses: 0, receipts: 0, subscriptions: 0 }
export const tapeOne = { owned: ['lowtide/tape-one'], licenses: 1, receipts: 1, subscriptions: 0 }

type Code = { email: string; code: string }

/** A shop where one person buys with an address, and another signs up with it. */
export const openAddressShop = async () => {
  const money = await openMoneyShop()
  const { app, db, shop } = money
  await addCreator(db, { id: 'lowtide' })
  await addProduct(db, 'lowtide/tape-one')
  await addProduct(db, 'lowtide/tape-two')
  await addRecurring(db, 'monthly-house/drift')

  const signUp = (browser: Browser, email: string, password = squattersPassword) =>
    browser.call(identity.signUp, {
      body: { name: 'Sly', email, password, acceptedPrivacyPolicy: true, acceptedTermsAndConditions: true },
    })
  const signIn = (browser: Browser, email: string, password = samplePassword) =>
    browser.call(identity.signIn, { query: { email }, body: password })

  /** Someone who signed up with an address and is signed in, without having confirmed it. */
  const squat = async (email: string): Promise<Browser> => {
    const browser = openBrowser(app)
    await signUp(browser, email)
    expect((await signIn(browser, email, squattersPassword)).json()).toMatchObject({ confirmedAccount: false })
    return browser
  }

  const buy = async (email: string, { browser = openBrowser(app), path = 'lowtide/tape-one', change = {} } = {}) => {
    money.later(1)
    const buyer = await money.buyer({ browser, email }).fill([item(path, change)])
    expect((await buyer.pay()).json().status).toBe('Completed')
    // The first round adds the buyer's email, the second sends it.
    await money.settleDown()
    await money.settleDown()
    return buyer
  }
  const subscribeTo = (email: string, browser?: Browser) =>
    buy(email, { path: 'monthly-house/drift', change: { variationId: 'monthly' }, ...(browser && { browser }) })

  const changeAddress = async (browser: Browser, to: string): Promise<void> => {
    await browser.call(identity.updateIdentity, { body: { email: to } })
    expect((await browser.call(identity.confirmEmailChange, { query: await codeIn(shop, to, /new e-mail/) })).statusCode).toBe(204)
  }

  const choosePassword = async ({ email, code }: Code): Promise<Browser> => {
    const browser = openBrowser(app)
    expect((await browser.call(identity.resetPassword, { query: { email, code }, body: samplePassword })).statusCode).toBe(204)
    expect((await signIn(browser, email)).json()).toMatchObject({ confirmedAccount: true })
    return browser
  }

  /** Opens a link from an email in a new browser, and sets a password. */
  const openLink = async (query: Code): Promise<Browser> => {
    const confirmed = (await openBrowser(app).call(identity.confirmAccount, { query })).json()
    expect(confirmed.status).toBe('PasswordSetupRequired')
    return choosePassword({ email: query.email, code: confirmed.resetPasswordToken })
  }
  const confirmLink = (email: string) => codeIn(shop, email, /^Confirm your/)
  const resetLink = async (email: string) => {
    await openBrowser(app).call(identity.forgotPassword, { query: { email } })
    return codeIn(shop, email, /Choose a new password/)
  }

  const ownedBy = async (browser: Browser): Promise<string[]> => (await browser.call(getUser)).json().ownedProducts
  const everythingOf = async (browser: Browser) => ({
    owned: await ownedBy(browser),
    licenses: (await browser.call(listLicenses)).json().items.length,
    receipts: (await browser.call(listReceipts)).json().items.length,
    subscriptions: (await browser.call(listSubscriptions)).json().items.length,
  })

  return {
    money,
    app,
    db,
    shop,
    signUp,
    signIn,
    squat,
    buy,
    subscribeTo,
    changeAddress,
    choosePassword,
    openLink,
    confirmLink,
    resetLink,
    ownedBy,
    everythingOf,
  }
}
