import { expect, test } from 'vitest'
import * as account from '#contract/identity/account.ts'
import * as identity from '#contract/identity/identity.ts'
import { getUser } from '#contract/identity/user.ts'
import { startTrialByEmail } from '#contract/licensing/trials.ts'
import { nothing, openAddressShop, squattersPassword, tapeOne } from '../../../../testing/address-shop.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'
import { codeIn } from '../../../../testing/mail-of.ts'
import { item } from '../../../../testing/money-shop.ts'
import { addAccount, newEmail, samplePassword } from '../../../../testing/sample-account.ts'

const {
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
} = await openAddressShop()

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

test('somebody who tries a product by e-mail, signs up and confirms in the same browser has the trial, too', async () => {
  const email = newEmail()
  await openBrowser(app).call(startTrialByEmail, { params: { creatorId: 'lowtide', productId: 'tape-one' }, body: { email } })
  const browser = openBrowser(app)
  await signUp(browser, email, samplePassword)
  const confirmed = (await browser.call(identity.confirmAccount, { query: await confirmLink(email) })).json()
  expect(confirmed.status).toBe('SignedIn')
  const holders = await db
    .selectFrom('trials')
    .innerJoin('users', 'users.id', 'trials.user_id')
    .innerJoin('licenses', 'licenses.id', 'trials.license_id')
    .select(['licenses.user_id', 'users.email'])
    .where('users.id', '=', confirmed.id)
    .execute()
  expect(holders).toEqual([{ user_id: confirmed.id, email }])
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
