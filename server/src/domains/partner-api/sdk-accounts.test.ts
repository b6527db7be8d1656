import { MoonbaseError, NotAuthenticatedError, NotFoundError } from '@moonbase.sh/storefront-api'
import { expect, test, vi } from 'vitest'
import { codeIn, linkIn } from '../../../testing/mail-of.ts'
import { openMoneyShop } from '../../../testing/money-shop.ts'
import { addAccount, newEmail, samplePassword } from '../../../testing/sample-account.ts'
import { openSdk } from '../../../testing/storefront-sdk.ts'
import { addRecurring, openSubscriber } from '../../../testing/subscriber.ts'
import { whenOver } from '../../../testing/when-over.ts'

/** The storefront SDK against a running shop: accounts, mail and subscriptions. What it sells and what people own is tried beside this. */

const money = await openMoneyShop()
const { app, db, shop } = money
await addRecurring(db, 'lowtide/tape-one')

const signedIn = async () => {
  const account = await addAccount(db)
  const sdk = openSdk(app)
  await sdk.identity.signIn(account.email, samplePassword)
  return { sdk, account }
}

const another = 'a-wholly-other-phrase-9'

/** Every method of the SDK, and where it is tried. A new one is missing here until somebody has thought of it. */
const triedIn: Record<string, Record<string, 'here' | 'selling' | 'owning' | 'not offered'>> = {
  activationRequests: { get: 'owning', isCompleted: 'owning', fulfillLicense: 'owning', fulfillTrial: 'owning', cancel: 'owning' },
  communications: { subscribe: 'here', confirm: 'here', getPreferences: 'here', updatePreferences: 'here', unsubscribe: 'here' },
  groups: { join: 'not offered' },
  identity: {
    get: 'here',
    signIn: 'here',
    signUp: 'here',
    signOut: 'here',
    update: 'here',
    setPassword: 'here',
    forgotPassword: 'here',
    resetPassword: 'here',
    confirmAccount: 'here',
    confirmEmail: 'here',
    confirmEmailChange: 'here',
    getConnectionUrl: 'not offered',
    disconnectAccount: 'not offered',
  },
  'inventory.activation': { activate: 'owning' },
  'inventory.licenses': { get: 'owning', getActivations: 'owning', revokeActivation: 'owning' },
  'inventory.products': { get: 'owning', getOwned: 'owning', getLicenses: 'owning', getActivations: 'owning', getDownloadUrl: 'owning' },
  'inventory.subscriptions': { get: 'here', getById: 'here', cancel: 'here', renew: 'here' },
  orders: {
    get: 'selling',
    pushContent: 'selling',
    addBillingDetails: 'selling',
    removeBillingDetails: 'selling',
    removeOffer: 'not offered',
    addCouponCode: 'selling',
    removeCouponCode: 'selling',
    clearCouponCodes: 'selling',
    joinGroups: 'not offered',
  },
  storefront: { get: 'selling' },
  vendor: { get: 'owning' },
  vouchers: { peek: 'owning', redeem: 'owning' },
}

const methodsOf = (part: object): string[] =>
  Object.getOwnPropertyNames(Object.getPrototypeOf(part)).filter((name) => name !== 'constructor')

test('every method of the SDK is tried somewhere', () => {
  const sdk = openSdk(app)
  const { inventory, tokenStore, api, configuration, logger, ...parts } = sdk as unknown as Record<string, Record<string, object>>
  const all = [
    ...Object.entries(parts),
    ...Object.entries(inventory ?? {}).map(([name, part]) => [`inventory.${name}`, part] as const),
  ].filter(([, part]) => typeof part === 'object')
  expect(Object.fromEntries(all.map(([name, part]) => [name, methodsOf(part as object).sort()]))).toEqual(
    Object.fromEntries(Object.entries(triedIn).map(([name, methods]) => [name, Object.keys(methods).sort()])),
  )
})

const signUp = async (sdk: ReturnType<typeof openSdk>) => {
  const email = newEmail()
  const groups = { groupIds: ['testers'] } as never
  const asked = await sdk.identity.signUp('Casey', email, samplePassword, undefined, true, true, true, groups)
  expect(asked).toEqual({ status: 'activation-pending', email })
  return codeIn(shop, email, /Confirm/)
}

test('the SDK signs somebody up; who opens the mail chooses the password, because nobody else has proved to be them', async () => {
  const sdk = openSdk(app)
  const { email, code } = await signUp(sdk)
  const confirmed = await sdk.identity.confirmAccount(email, code)
  expect(confirmed).toMatchObject({ status: 'PasswordSetupRequired', email, confirmedAccount: true })
  await sdk.identity.resetPassword(email, another, confirmed.resetPasswordToken ?? '')
  await sdk.identity.signIn(email, another)
  expect(await sdk.identity.get()).toMatchObject({ name: 'Casey', email })
  await sdk.identity.signOut()
  await expect(sdk.identity.get()).rejects.toThrow(NotAuthenticatedError)
  await expect(sdk.identity.signUp('', newEmail(), samplePassword, undefined as never, true, true)).rejects.toThrow('Tell us your name')
})

test('the SDK that is signed in already confirms the account and stays so', async () => {
  const sdk = openSdk(app)
  const { email, code } = await signUp(sdk)
  await sdk.identity.signIn(email, samplePassword)
  expect(await sdk.identity.confirmAccount(email, code)).toMatchObject({ status: 'SignedIn', email })
  expect(await sdk.identity.get()).toMatchObject({ email, confirmedAccount: true })
})

test('the SDK changes a name and wishes at once, an address after its confirmation, and a password with the old one', async () => {
  const { sdk, account } = await signedIn()
  const preferences = { newsletterOptIn: true, productUpdatesOptIn: false }
  expect(await sdk.identity.update('Robin', account.email, undefined, preferences)).toMatchObject({
    needsEmailConfirmationToken: false,
    user: { name: 'Robin', communicationPreferences: preferences },
  })
  const email = newEmail()
  expect(await sdk.identity.update('Robin', email)).toMatchObject({ needsEmailConfirmationToken: true, user: { email: account.email } })
  const { code } = await codeIn(shop, email, /./)
  await sdk.identity.confirmEmailChange(email, code)
  const anew = openSdk(app)
  expect(await anew.identity.signIn(email, samplePassword)).toMatchObject({ email, name: 'Robin' })
  await anew.identity.setPassword(samplePassword, another)
  expect(await openSdk(app).identity.signIn(email, another)).toMatchObject({ email })
  await expect(anew.identity.setPassword('not the password', another)).rejects.toThrow(MoonbaseError)
})

test('the SDK gets a forgotten password replaced', async () => {
  const { email } = await addAccount(db)
  const sdk = openSdk(app)
  await sdk.identity.forgotPassword(email)
  await sdk.identity.forgotPassword(newEmail())
  const { code } = await codeIn(shop, email, /password/i)
  await sdk.identity.resetPassword(email, another, code)
  expect(await sdk.identity.signIn(email, another)).toMatchObject({ email })
  await expect(sdk.identity.resetPassword(email, another, code)).rejects.toThrow(MoonbaseError)
})

test('the SDK is told in words that a code confirms nothing', async () => {
  const sdk = openSdk(app)
  await expect(sdk.identity.confirmEmail(newEmail(), 'no such code')).rejects.toThrow(MoonbaseError)
  await expect(sdk.identity.confirmAccount(newEmail(), 'no such code')).rejects.toThrow(MoonbaseError)
})

test('the SDK stays signed in by itself once its token is over, and signs out where that is refused', async () => {
  const { sdk, account } = await signedIn()
  const { tokens } = sdk.tokenStore as unknown as { tokens: { expiresAt: Date; refreshToken: string } }
  tokens.expiresAt = new Date(0)
  expect(await sdk.identity.get()).toMatchObject({ email: account.email })
  const used = { ...(sdk.tokenStore as unknown as { tokens: object }).tokens, refreshToken: tokens.refreshToken, expiresAt: new Date(0) }
  Object.assign(sdk.tokenStore, { tokens: used })
  await expect(sdk.identity.get()).rejects.toThrow(NotAuthenticatedError)
  expect(sdk.tokenStore.user).toBeNull()
})

test('the SDK asks for mail, confirms it, reads and changes what comes, and ends all of it', async () => {
  const email = newEmail()
  const sdk = openSdk(app)
  expect(await sdk.communications.subscribe({ email, groupIds: ['testers'] } as never)).toEqual({ status: 'confirmation_sent' })
  const token = (await linkIn(shop, email, /news/)).searchParams.get('token') ?? ''
  await sdk.communications.confirm(email, token)
  expect(await sdk.communications.getPreferences(email, token)).toEqual({ email, newsletter: true, productUpdates: true })
  const changed = { email, newsletter: false, productUpdates: true }
  expect(await sdk.communications.updatePreferences(email, token, { newsletter: false, productUpdates: true })).toEqual(changed)
  expect(await sdk.communications.getPreferences(email, token)).toEqual(changed)
  await sdk.communications.unsubscribe(email, token)
  expect(await sdk.communications.getPreferences(email, token)).toEqual({ email, newsletter: false, productUpdates: false })
  await expect(sdk.communications.updatePreferences(email, `${token}x`, changed)).rejects.toThrow(MoonbaseError)
})

test('the SDK reads a subscription, cancels it, and is told where to pay for it again', async () => {
  const subscriber = await openSubscriber(money, 'lowtide/tape-one')
  const sdk = openSdk(app)
  await sdk.identity.signIn(subscriber.email, samplePassword)
  const { items } = await sdk.inventory.subscriptions.get()
  expect(items).toMatchObject([{ id: subscriber.id, status: 'Active', cycleLength: 'Monthly', content: { product: { id: 'tape-one' } } }])
  expect(await sdk.inventory.subscriptions.getById(subscriber.id)).toMatchObject({ id: subscriber.id, cancellable: true })
  expect(await sdk.inventory.subscriptions.cancel(subscriber.id)).toMatchObject({ status: 'Cancelled' })
  const { location } = await sdk.inventory.subscriptions.renew(subscriber.id, `${shop.config.publicUrl}/account/licenses`, false)
  expect(location).toMatch(/^http/)
})

test('what the SDK can ask for and the shop does not offer is not there, in a form that the SDK reads', async () => {
  const { sdk } = await signedIn()
  const orderId = '6f1c3c1e-5b0a-4d0c-9a31-2f4f5a1d7c10'
  for (const call of [
    () => sdk.groups.join('testers'),
    () => sdk.orders.removeOffer(orderId),
    () => sdk.orders.joinGroups(orderId, ['testers']),
    () => sdk.identity.getConnectionUrl('iLok' as never, 'https://lowtide.test/'),
    () => sdk.identity.disconnectAccount('iLok' as never),
  ])
    await expect(call()).rejects.toThrow(NotFoundError)
})

test('what the SDK reports of a fault is taken as it comes, from a browser', async () => {
  // The SDK reports only where there is a window.
  vi.stubGlobal('window', { location: { href: 'https://lowtide.test/cart' }, navigator: { userAgent: 'test' } })
  whenOver(() => vi.unstubAllGlobals())
  const taken: [string, number][] = []
  const real = globalThis.fetch
  const answered = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const answer = await real(...asked)
    const { pathname } = new URL(String(asked[0]))
    if (pathname.includes('/insights/')) taken.push([pathname, answer.status])
    if (taken.length === 2) answered.resolve()
    // An answer that the SDK cannot read.
    return pathname.endsWith('/vendors/current') ? Response.json({ name: 'x'.repeat(100_000) }) : answer
  })
  const sdk = openSdk(app)
  await expect(sdk.orders.get('6f1c3c1e-5b0a-4d0c-9a31-2f4f5a1d7c10')).rejects.toThrow(NotFoundError)
  await expect(sdk.vendor.get()).rejects.toThrow('Could not parse server response')
  await answered.promise
  expect(taken).toEqual([
    ['/@lowtide/api/customer/insights/warn', 202],
    ['/@lowtide/api/customer/insights/error', 202],
  ])
})
