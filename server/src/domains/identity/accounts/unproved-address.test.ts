import { expect, test } from 'vitest'
import * as communications from '#contract/email/communications.ts'
import * as account from '#contract/identity/account.ts'
import * as identity from '#contract/identity/identity.ts'
import { getUser } from '#contract/identity/user.ts'
import { nothing, openAddressShop, squattersPassword, tapeOne } from '../../../../testing/address-shop.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { linkIn, mailsTo } from '../../../../testing/mail-of.ts'
import { addAccount, newEmail } from '../../../../testing/sample-account.ts'

const { money, app, db, shop, squat, buy, subscribeTo, changeAddress, openLink, confirmLink, everythingOf } = await openAddressShop()

/** Somebody who asked for news by mail and proved it, without an account. */
const subscribeReader = async (email: string) => {
  const reader = openBrowser(app)
  await reader.call(communications.subscribe, { body: { email, newsletter: true, productUpdates: true } })
  const { searchParams } = await linkIn(shop, email, /news/)
  const query = { email, token: searchParams.get('token') ?? '' }
  await reader.call(communications.confirmSubscription, { query })
  return { reader, query }
}

test('whoever signed up with a stranger’s address and moves on to their own takes nothing along, and the buyer’s link still works', async () => {
  const email = newEmail()
  const squatter = await squat(email)
  await buy(email)
  await subscribeTo(email)
  const link = await confirmLink(email)

  await changeAddress(squatter, newEmail())
  expect((await squatter.call(getUser)).json().confirmedAccount).toBe(true)
  expect(await everythingOf(squatter)).toEqual(nothing)
  expect((await squatter.call(account.exportAccount)).json()).toMatchObject({ orders: [], invoices: [], licenses: [], subscriptions: [] })

  const buyer = await openLink(link)
  expect(await everythingOf(buyer)).toEqual({
    owned: ['lowtide/tape-one', 'monthly-house/drift'],
    licenses: 2,
    receipts: 2,
    subscriptions: 1,
  })
  const copy = (await buyer.call(account.exportAccount)).json()
  const ordered = { number: expect.stringMatching(/^ORD-/), enteredDetails: { email }, lines: [{ quantity: 1 }] }
  expect(copy.orders).toMatchObject([ordered, ordered])
  expect(copy.invoices.map((one: { orderNumber: string }) => one.orderNumber)).toEqual(
    copy.orders.map((one: { number: string }) => one.number),
  )
  expect(await money.broken()).toEqual([])
})

test('the export of an account that nobody confirmed says nothing that the address’s owner did', async () => {
  const email = newEmail()
  await subscribeReader(email)
  await db
    .insertInto('conversations')
    .values({
      id: `cnv_${email}`,
      name: 'Casey',
      email,
      topic: 'Other',
      subject: 'Private',
      state: 'Open',
      created_at: money.now(),
      last_at: money.now(),
    })
    .execute()
  const squatter = await squat(email)
  await buy(email)
  await subscribeTo(email)
  const all = (await squatter.call(account.exportAccount)).json()
  expect(all).toMatchObject({
    orders: [],
    invoices: [],
    licenses: [],
    devices: [],
    subscriptions: [],
    communications: [],
    messagesToSupport: [],
  })
})

test('what mail an address wants is neither seen nor changed, nor ended, nor taken along by whoever has not proved it', async () => {
  const email = newEmail()
  const { reader, query } = await subscribeReader(email)
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
