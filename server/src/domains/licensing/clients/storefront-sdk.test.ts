import { MoonbaseError, NotAuthenticatedError } from '@moonbase.sh/storefront-api'
import { expect, test } from 'vitest'
import { addLicenses, claimsIn, newDevice, openPluginShop } from '../../../../testing/plugin-shop.ts'
import { addAccount, samplePassword } from '../../../../testing/sample-account.ts'
import { addRelease } from '../../../../testing/sample-release.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { addressOf, openSdk } from '../../../../testing/storefront-sdk.ts'

/** The storefront SDK against a running shop: the user and what they own. Buying is tested in partner-api. */

const { shop, app, db, call, plugin, verify } = await openPluginShop()
await app.listen({ port: 0, host: '127.0.0.1' })

const signedIn = async (scope?: string) => {
  const account = await addAccount(db)
  const sdk = openSdk(app, scope)
  return { sdk, account, user: await sdk.identity.signIn(account.email, samplePassword) }
}

test('the SDK signs in, and knows the creator', async () => {
  const { sdk, account, user } = await signedIn()
  expect(user).toMatchObject({ id: account.id, email: account.email, tenantId: 'lowtide' })
  await addLicenses(db, account)
  await addLicenses(db, account, { path: 'glasshouse/tape-one' })
  expect(await sdk.identity.get()).toMatchObject({ email: account.email, ownedProducts: ['tape-one'], subscribedProducts: [] })
  const atRoot = await openSdk(app, '').identity.signIn(account.email, samplePassword)
  expect([...(atRoot.ownedProducts ?? [])].sort()).toEqual(['glasshouse/tape-one', 'lowtide/tape-one'])
  expect(await sdk.vendor.get()).toMatchObject({ id: 'lowtide', name: 'Low Tide' })
  await expect(openSdk(app).identity.signIn(account.email, 'not the password')).rejects.toThrow('Incorrect email or password')
})

test('the SDK reads the inventory: products, licenses, devices, and releases a seat', async () => {
  const { sdk, account } = await signedIn()
  const [license = ''] = await addLicenses(db, account, { quantity: 60 })
  await addLicenses(db, account, { path: 'glasshouse/tape-one' })
  const owned = await sdk.inventory.products.getOwned()
  expect(owned.items).toMatchObject([{ id: 'tape-one', numberOfLicenses: 60, maxActivations: 180, currentVersion: null }])
  // On another site our own paths would lead nowhere.
  expect(owned.items[0]?.iconUrl).toBe(`${shop.config.publicUrl}/files/images/icon.webp`)
  const first = await sdk.inventory.licenses.get()
  expect([first.items.length, first.hasMore]).toEqual([50, true])
  expect(first.next).toMatch(/^\/api\/customer\/inventory\/licenses\?.*includeManifests=true/)
  const second = await sdk.inventory.licenses.get(first.next ?? '')
  expect([second.items.length, second.hasMore]).toEqual([10, false])
  expect((await sdk.inventory.products.getLicenses('tape-one')).items[0]).toMatchObject({ status: 'Active', maxNumberOfActivations: 3 })
  expect(await sdk.inventory.products.get('tape-one')).toMatchObject({ id: 'tape-one', name: 'Tape One', downloadsAllowed: true })

  const one = plugin()
  const asked = (await one.ask()).json()
  await sdk.activationRequests.fulfillLicense(asked.id)
  const token = (await one.poll(asked)).body
  const devices = await sdk.inventory.products.getActivations('tape-one')
  expect(devices.items).toMatchObject([{ name: one.device.deviceName, status: 'Active', activationMethod: 'Online' }])
  const { licenseId, id } = devices.items[0] ?? { licenseId: license, id: '' }
  expect((await sdk.inventory.licenses.getActivations(licenseId)).items).toHaveLength(1)
  await sdk.inventory.licenses.revokeActivation(licenseId, id)
  expect((await one.validate(token)).json().errorType).toBe('LicenseActivationRevoked')
})

test('the SDK reads the contents of archives: short ones in lists, everything for one product', async () => {
  const many = Array.from({ length: 501 }, (_none, at) => `Samples/kick-${at}.wav`)
  await addRelease(db, shop.files, 'lowtide/tape-two', {
    builds: [
      { platform: 'Mac', files: ['Tape Two.component', 'Read me.txt'] },
      { platform: 'Universal', files: many },
    ],
  })
  const { sdk, account } = await signedIn()
  await addLicenses(db, account, { path: 'lowtide/tape-two' })
  const filesOf = (downloads: { manifest?: { files: unknown[] } | undefined }[] | undefined) =>
    downloads?.map(({ manifest }) => manifest?.files.length)
  expect(filesOf((await sdk.inventory.products.getOwned()).items[0]?.downloads)).toEqual([2, undefined])
  expect(filesOf((await sdk.inventory.licenses.get()).items[0]?.product.downloads)).toEqual([2, undefined])
  const whole = await sdk.inventory.products.get('tape-two')
  expect(filesOf(whole.downloads)).toEqual([2, 501])
  expect(whole.downloads?.[0]?.manifest).toEqual({
    files: [
      { name: 'Tape Two.component', path: 'Tape Two.component' },
      { name: 'Read me.txt', path: 'Read me.txt' },
    ],
    licensePath: null,
  })
  const { products } = await sdk.storefront.get()
  expect(filesOf(products.find(({ id }) => id === 'tape-two')?.downloads)).toEqual([2, undefined])
  const plain = await call(null, 'GET', '/@lowtide/api/customer/inventory/products/tape-two')
  expect(filesOf(plain.json().downloads)).toEqual([undefined, undefined])
  expect(await sdk.inventory.products.getDownloadUrl(whole.downloads?.[0]?.path ?? '')).toContain('/tape-two-1.0.0-Mac.zip')
})

test('the SDK answers an activation request with a license, and sees it completed', async () => {
  const { sdk, account } = await signedIn()
  await addLicenses(db, account)
  const one = plugin()
  const asked = (await one.ask()).json()
  expect(await sdk.activationRequests.get(asked.id)).toMatchObject({
    id: asked.id,
    status: 'Requested',
    product: { id: 'tape-one', owned: true },
    licenseEligibility: { eligible: true },
    trialEligibility: { eligible: true, existing: false, numberOfDaysPerProduct: 14 },
  })
  expect(await sdk.activationRequests.fulfillLicense(asked.id)).toMatchObject({ status: 'Fulfilled', fulfillmentType: 'License' })
  expect(await sdk.activationRequests.isCompleted(asked.id)).toBe(false)
  expect(claimsIn((await one.poll(asked)).body)['u:email']).toBe(account.email)
  expect(await sdk.activationRequests.isCompleted(asked.id)).toBe(true)
})

test('the SDK starts a trial without an account, and cancels', async () => {
  const sdk = openSdk(app)
  const asked = (await plugin().ask()).json()
  expect(await sdk.activationRequests.fulfillTrial(asked.id)).toMatchObject({ status: 'Fulfilled', fulfillmentType: 'Trial' })
  const other = (await plugin().ask()).json()
  await expect(sdk.activationRequests.fulfillLicense(other.id)).rejects.toThrow(NotAuthenticatedError)
  expect(await sdk.activationRequests.cancel(other.id)).toMatchObject({ status: 'Cancelled' })
})

test('the SDK gets a message when every seat is taken, and so does somebody who owns nothing', async () => {
  const { sdk, account } = await signedIn()
  const asked = (await plugin().ask()).json()
  await expect(sdk.activationRequests.fulfillLicense(asked.id)).rejects.toThrow(/no license for this product/)
  await addLicenses(db, account, { seats: 0 })
  await expect(sdk.activationRequests.fulfillLicense(asked.id)).rejects.toThrow(MoonbaseError)
})

test('the SDK activates offline: the license, and a plain link to its file', async () => {
  const { sdk, account } = await signedIn()
  const [id] = await addLicenses(db, account)
  const device = newDevice()
  const file = Buffer.from(
    JSON.stringify({ id: device.deviceSignature, name: device.deviceName, productId: 'tape-one', format: 'JWT' }),
  ).toString('base64')
  const { license, url } = await sdk.inventory.activation.activate(file, 'Offline' as never)
  expect(license).toMatchObject({ id, activeNumberOfActivations: 1 })
  const { pathname, search } = new URL(url)
  const answer = await fetch(`${addressOf(app)}${pathname}${search}`)
  expect(answer.headers.get('content-disposition')).toContain('license-file.mb')
  expect((await verify(await answer.text())).payload).toMatchObject({ method: 'Offline', sig: device.deviceSignature })
})

const admin = await addUser(db, { email: 'ada@lowtide.test', teams: { lowtide: ['Admin'] } })

/** A code for one Tape One, made in the studio. */
const makeCode = async (): Promise<string> => {
  const gifts = [{ kind: 'Product', itemId: 'tape-one', quantity: 1 }]
  const form = { name: 'Press copies', description: 'For reviews', gifts, expiresAt: null, isOn: true }
  const { id } = (await call(admin, 'POST', '/api/creator/vouchers', form)).json()
  const batch = { name: 'Magazines', codes: 1, usesPerCode: 1, expiresAt: null }
  const { batches } = (await call(admin, 'POST', `/api/creator/vouchers/${id}/batches`, batch)).json()
  const table = (await call(admin, 'GET', `/api/creator/vouchers/${id}/batches/${batches[0].id}/codes.csv`)).body
  return table.split('\r\n')[1]?.split(',')[0] ?? ''
}

test('the SDK looks at a voucher, redeems it once, and finds its license', async () => {
  const { sdk } = await signedIn()
  const code = await makeCode()
  expect(await sdk.vouchers.peek(code)).toMatchObject({ redeemed: false, redeemsProducts: [{ value: { id: 'tape-one' }, quantity: 1 }] })
  expect(await sdk.vouchers.redeem(code)).toMatchObject({ redeemed: true })
  const { sdk: other } = await signedIn()
  await expect(other.vouchers.redeem(code)).rejects.toThrow(MoonbaseError)
  expect((await sdk.inventory.licenses.get()).items).toMatchObject([{ product: { id: 'tape-one' }, status: 'Active' }])
  expect(await sdk.inventory.subscriptions.get()).toMatchObject({ items: [], hasMore: false })
})
