import { expect, test } from 'vitest'
import { listReceipts } from '#contract/documents/documents.ts'
import * as communications from '#contract/email/communications.ts'
import * as account from '#contract/identity/account.ts'
import * as identity from '#contract/identity/identity.ts'
import { getUser } from '#contract/identity/user.ts'
import { listLicenses } from '#contract/licensing/inventory.ts'
import { listSubscriptions } from '#contract/subscriptions/subscriptions.ts'
import { type Browser, openBrowser } from '../../../../testing/browser.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { codeIn, linkIn, mailsTo } from '../../../../testing/mail-of.ts'
import { item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { addAccount, newEmail, samplePassword } from '../../../../testing/sample-account.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { addRecurring } from '../../../../testing/subscriber.ts'

const money = await openMoneyShop()
const { app, db, shop } = money
await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/tape-one')
await addProduct(db, 'lowtide/tape-two')
await addRecurring(db, 'monthly-house/drift')

const squattersPassword = 'the squatter chose this'

const signUp = (browser: Browser, email: string, password = squattersPassword) =>
  browser.call(identity.signUp, {
    body: { name: 'Sly', email, password, acceptedPrivacyPolicy: true, acceptedTermsAndConditions: true },
  })
const signIn = (browser: Browser, email: string, password = samplePassword) =>
  browser.call(identity.signIn, { query: { email }, body: password })

/** Somebody who signed up with an address, is signed in, and has not confirmed anything. */
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
  // The first round adds the buyer's mail, the second sends it.
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

type Code = { email: string; code: string }

const choosePassword = async ({ email, code }: Code): Promise<Browser> => {
  const browser = openBrowser(app)
  expect((await browser.call(identity.resetPassword, { query: { email, code }, body: samplePassword })).statusCode).toBe(204)
  expect((await signIn(browser, email)).json()).toMatchObject({ confirmedAccount: true })
  return browser
}

/** Somebody opens a link that came by mail, in a browser of their own, and chooses a password. */
const openLink = async (query: Code): Promise<Browser> => {
  const confirmed = (await openBrowser(app).call(identity.confirmAccount, { query })).json()
  expect(confirmed.status).toBe('PasswordSetupRequired')
  return choosePassword({ email: query.email, code: confirmed.resetPasswordToken })
}
const confirmLink = (email: string) => codeIn(shop, email, /^Confirm your Soundfair/)
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
const nothing = { owned: [], licenses: 0, receipts: 0, subscriptions: 0 }
const tapeOne = { owned: ['lowtide/tape-one'], licenses: 1, receipts: 1, subscriptions: 0 }

test('whoever signed up with a stranger’s address and moves on to their own takes nothing along, and the buyer’s link still works', async () => {
  const email = newEmail()
  const squatter = await squat(email)
  await buy(email)
  await subscribeTo(email)
  const link = await confirmLink(email)

  await changeAddress(squatter, newEmail())
  expect((await squatter.call(getUser)).json().confirmedAccount).toBe(true)
  expect(await everythingOf(squatter)).toEqual(nothing)
  expect((await squatter.call(account.exportAccount)).json()).toMatchObject({ licenses: [], subscriptions: [] })

  const buyer = await openLink(link)
  expect(await everythingOf(buyer)).toEqual({
    owned: ['lowtide/tape-one', 'monthly-house/drift'],
    licenses: 2,
    receipts: 2,
    subscriptions: 1,
  })
  expect(await money.broken()).toEqual([])
})

test('the export of an account that nobody confirmed says nothing that the address’s owner did', async () => {
  const email = newEmail()
  const reader = openBrowser(app)
  await reader.call(communications.subscribe, { body: { email, newsletter: true, productUpdates: true } })
  const { searchParams } = await linkIn(shop, email, /news/)
  const query = { email, token: searchParams.get('token') ?? '' }
  await reader.call(communications.confirmSubscription, { query })
  await db
    .insertInto('contact_messages')
    .values({ id: `msg_${email}`, name: 'Casey', email, subject: 'Private', message: 'Private', created_at: money.now() })
    .execute()
  const squatter = await squat(email)
  await buy(email)
  await subscribeTo(email)
  const all = (await squatter.call(account.exportAccount)).json()
  expect(all).toMatchObject({ licenses: [], devices: [], subscriptions: [], communications: [], lettersToSupport: [] })
})

test('what mail an address wants is neither seen nor changed, nor ended, nor taken along by whoever has not proved it', async () => {
  const email = newEmail()
  const reader = openBrowser(app)
  await reader.call(communications.subscribe, { body: { email, newsletter: true, productUpdates: true } })
  const { searchParams } = await linkIn(shop, email, /news/)
  const query = { email, token: searchParams.get('token') ?? '' }
  await reader.call(communications.confirmSubscription, { query })
  const wishes = async () => (await reader.call(communications.getPreferences, { query })).json()
  const asked = { email, newsletter: true, productUpdates: true, confirmed: true }

  const squatter = await squat(email)
  expect((await squatter.call(getUser)).json().communicationPreferences).toEqual({ newsletterOptIn: false, productUpdatesOptIn: false })
  await squatter.call(identity.updateIdentity, {
    body: { communicationPreferences: { newsletterOptIn: false, productUpdatesOptIn: false } },
  })
  expect(await wishes()).toEqual(asked)
  const elsewhere = newEmail()
  await changeAddress(squatter, elsewhere)
  expect(await wishes()).toEqual(asked)
  expect((await squatter.call(getUser)).json().communicationPreferences).toEqual({ newsletterOptIn: false, productUpdatesOptIn: false })

  const other = await squat(email)
  expect((await other.call(account.deleteAccount, { body: { email } })).statusCode).toBe(204)
  expect(await wishes()).toEqual(asked)
})

test('a newsletter that a stranger ticked is not wished by whoever proves the address', async () => {
  const email = newEmail()
  const squatter = openBrowser(app)
  await squatter.call(identity.signUp, {
    body: { name: 'Sly', email, password: squattersPassword, acceptedPrivacyPolicy: true, acceptedTermsAndConditions: true },
    query: { communicationOptIn: 'true' },
  })
  const owner = await openLink(await confirmLink(email))
  expect((await owner.call(getUser)).json().communicationPreferences.newsletterOptIn).toBe(false)
  await owner.call(identity.updateIdentity, { body: { communicationPreferences: { productUpdatesOptIn: true } } })
  expect((await owner.call(getUser)).json().communicationPreferences).toEqual({ newsletterOptIn: false, productUpdatesOptIn: true })
})

test('deleting an account that nobody confirmed strands nothing: the links that the buyer has still work', async () => {
  const email = newEmail()
  const squatter = await squat(email)
  await buy(email)
  const link = await confirmLink(email)
  expect((await squatter.call(account.deleteAccount, { body: { email } })).statusCode).toBe(204)
  expect(await everythingOf(await openLink(link))).toEqual(tapeOne)
  expect(await money.broken()).toEqual([])
})

test.each(['changes the address', 'deletes the account'])(
  'a link that came with somebody else’s sign-up leads to what was bought too, also after they %s',
  async (how) => {
    const email = newEmail()
    const squatter = await squat(email)
    const link = await confirmLink(email)
    await buy(email)
    if (how === 'changes the address') await changeAddress(squatter, newEmail())
    else await squatter.call(account.deleteAccount, { body: { email } })
    expect(await everythingOf(await openLink(link))).toEqual(tapeOne)
  },
)

test.each([
  ['the link of the sign-up', false, (email: string) => confirmLink(email).then(openLink)],
  ['the link of the purchase', true, (email: string) => confirmLink(email).then(openLink)],
  ['a new password', true, (email: string) => resetLink(email).then(choosePassword)],
  ['a new password before anything was bought', false, (email: string) => resetLink(email).then(choosePassword)],
])('whoever proves an address by %s shares it with nobody who signed up before', async (_how, hasBought, prove) => {
  const email = newEmail()
  const squatter = await squat(email)
  const program = (await openBrowser(app).call(identity.signIn, { query: { email, scheme: 'JWT' }, body: squattersPassword })).json()
  await squatter.call(identity.updateIdentity, { body: { phone: '+47 1', businessName: 'Sly AS', taxId: 'NO123' } })
  const elsewhere = newEmail()
  await squatter.call(identity.updateIdentity, { body: { email: elsewhere } })
  const moving = await codeIn(shop, elsewhere, /new e-mail/)
  if (hasBought) await buy(email)

  const owner = await prove(email)
  if (!hasBought) await buy(email)
  expect(await ownedBy(owner)).toEqual(['lowtide/tape-one'])
  const seen = (await owner.call(getUser)).json()
  for (const field of ['phone', 'businessName', 'taxId']) expect(seen).not.toHaveProperty(field)

  expectProblem(await squatter.call(getUser), 401)
  expectProblem(await signIn(squatter, email, squattersPassword), 400)
  expectProblem(await openBrowser(app).call(getUser, { headers: { authorization: `Bearer ${program.accessToken}` } }), 401)
  const refreshed = await openBrowser(app).call(identity.refreshTokens, {
    query: { token: program.refreshToken },
    body: program.accessToken,
  })
  expectProblem(refreshed, 403)
  // The change that the one before asked for must not carry the account away.
  expectProblem(await squatter.call(identity.confirmEmailChange, { query: moving }), 400)
  expect((await owner.call(getUser)).json().email).toBe(email)
  expect(await money.broken()).toEqual([])
})

test('a change of the address that was asked for before a password was reset is over', async () => {
  const { email } = await addAccount(db)
  const thief = openBrowser(app)
  await signIn(thief, email)
  const elsewhere = newEmail()
  await thief.call(identity.updateIdentity, { body: { email: elsewhere } })
  const moving = await codeIn(shop, elsewhere, /new e-mail/)
  const owner = await choosePassword(await resetLink(email))
  expectProblem(await owner.call(identity.confirmEmailChange, { query: moving }), 400)
})

test('somebody who signs up, buys as a guest and confirms in the same browser keeps the password and has what they bought', async () => {
  const email = newEmail()
  const browser = openBrowser(app)
  await signUp(browser, email, samplePassword)
  const link = await confirmLink(email)
  await buy(email)
  const confirmed = (await browser.call(identity.confirmAccount, { query: link })).json()
  expect(confirmed).toMatchObject({ status: 'SignedIn', ownedProducts: ['lowtide/tape-one'] })
  expect(await everythingOf(browser)).toEqual(tapeOne)
  expect(await money.broken()).toEqual([])
})

test('the link of the purchase does the same in the browser that signed up, whichever came first', async () => {
  const email = newEmail()
  await buy(email)
  const browser = openBrowser(app)
  await signUp(browser, email, samplePassword)
  await buy(email, { path: 'lowtide/tape-two' })
  const confirmed = (await browser.call(identity.confirmAccount, { query: await confirmLink(email) })).json()
  expect(confirmed.status).toBe('SignedIn')
  expect((await everythingOf(browser)).licenses).toBe(2)
})

test('an address with purchases can become that of an account, once it is proved, and brings them', async () => {
  const person = await addAccount(db)
  const browser = openBrowser(app)
  await signIn(browser, person.email)
  const other = newEmail()
  await squat(other)
  await buy(other)
  await browser.call(identity.updateIdentity, { body: { email: other } })
  expect(await everythingOf(browser)).toEqual(nothing)
  expect((await browser.call(identity.confirmEmailChange, { query: await codeIn(shop, other, /new e-mail/) })).statusCode).toBe(204)
  expect(await everythingOf(browser)).toEqual(tapeOne)
  expectProblem(await signIn(openBrowser(app), other, squattersPassword), 400)
  expect(await money.broken()).toEqual([])
})

test('a stranger’s click on “confirm your new address” gives nobody else what they bought: the account itself has to be signed in', async () => {
  const attacker = await addAccount(db)
  const browser = openBrowser(app)
  await signIn(browser, attacker.email)
  const email = newEmail()
  await buy(email)
  const own = await confirmLink(email)
  await browser.call(identity.updateIdentity, { body: { email } })
  const query = await codeIn(shop, email, /new e-mail/)
  expectProblem(await openBrowser(app).call(identity.confirmEmailChange, { query }), 401)
  const another = await addAccount(db)
  const elsewhere = openBrowser(app)
  await signIn(elsewhere, another.email)
  expectProblem(await elsewhere.call(identity.confirmEmailChange, { query }), 403)
  expect(await everythingOf(browser)).toEqual(nothing)
  expect(await everythingOf(await openLink(own))).toEqual(tapeOne)
})

test('who buys signed in keeps it when they mend the address they mistyped, and loses it to nobody by deleting', async () => {
  const mistyped = newEmail()
  const person = await squat(mistyped)
  await buy(mistyped, { browser: person })
  await subscribeTo(mistyped, person)
  expect(await everythingOf(person)).toEqual(nothing)
  await changeAddress(person, newEmail())
  expect(await everythingOf(person)).toMatchObject({ licenses: 2, receipts: 2, subscriptions: 1 })

  const other = newEmail()
  const hasty = await squat(other)
  await buy(other, { browser: hasty })
  await subscribeTo(other, hasty)
  await hasty.call(account.deleteAccount, { body: { email: other } })
  const owner = await choosePassword(await resetLink(other))
  expect(await everythingOf(owner)).toMatchObject({ licenses: 2, receipts: 2, subscriptions: 1 })
  expect(await money.broken()).toEqual([])
})

test('what was paid in an account that somebody else proves goes to the address it was bought with', async () => {
  const [mistyped, right] = [newEmail(), newEmail()]
  const person = await squat(mistyped)
  await buy(right, { browser: person })
  const stranger = await openLink(await confirmLink(mistyped))
  expect(await everythingOf(stranger)).toEqual(nothing)
  expect(await everythingOf(await choosePassword(await resetLink(right)))).toEqual(tapeOne)
  expect(await money.broken()).toEqual([])
})

test('who is signed in without having confirmed learns no more of what an address bought than a guest', async () => {
  const email = newEmail()
  await buy(email)
  const squatter = await squat(email)
  await buy(email, { browser: squatter })
})

test('an invitation and the mail about it survive the end of an account that never confirmed the address', async () => {
  const email = newEmail()
  const { id: invitedBy } = await addAccount(db)
  const invitation = {
    ...{ id: `inv_${email}`, creator_id: 'lowtide', email, roles: ['Admin' as const], invited_by: invitedBy, code_hash: Buffer.from('x') },
    ...{ created_at: money.now(), expires_at: new Date(money.now().getTime() + 1_000_000) },
  }
  await db.insertInto('creator_invitations').values(invitation).execute()
  const squatter = await squat(email)
  await squatter.call(account.deleteAccount, { body: { email } })
  expect(await db.selectFrom('creator_invitations').select('id').where('email', '=', email).execute()).toHaveLength(1)
  expect((await mailsTo(shop, email)).map((mail) => mail.subject)).not.toContain('Your Soundfair account was deleted')
})

test('proofs, purchases and sign-ups of one address at once: one account, nothing lost, nothing shared', async () => {
  const email = newEmail()
  const squatter = await squat(email)
  await buy(email)
  const links = [await confirmLink(email), await resetLink(email)] as const
  const late = await money.buyer({ email }).fill([item('lowtide/tape-two')])
  await squatter.call(identity.updateIdentity, { body: { email: `moved-${email}` } })
  const moving = await codeIn(shop, `moved-${email}`, /new e-mail/)
  const answers = await Promise.all([
    openBrowser(app).call(identity.confirmAccount, { query: links[0] }),
    late.pay(),
    openBrowser(app).call(identity.resetPassword, { query: links[1], body: samplePassword }),
    squatter.call(identity.confirmEmailChange, { query: moving }),
    signUp(openBrowser(app), email),
  ])
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 500)).toEqual([])
  money.later(60)
  const owner = await choosePassword(await resetLink(email))
  expect((await ownedBy(owner)).sort()).toEqual(['lowtide/tape-one', 'lowtide/tape-two'])
  expect(await money.broken()).toEqual([])
})
