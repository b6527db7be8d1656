import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import * as identity from '#contract/identity/identity.ts'
import { fulfillWithLicense } from '#contract/licensing/activation-requests.ts'
import { makeFirstKey } from '#contract/licensing/licensing-keys.ts'
import { javascriptSample } from '#web/features/licensing/plugins/samples/javascript-sample.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { callAs } from '../../../../testing/call-as.ts'
import { item, openMoneyShop } from '../../../../testing/money-shop.ts'
import { addAccount, samplePassword } from '../../../../testing/sample-account.ts'
import { addCreator, addProduct } from '../../../../testing/sample-creator.ts'
import { addRelease, sampleBytes } from '../../../../testing/sample-release.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { makeTestFolder } from '../../../../testing/test-folder.ts'
import { sha256Of } from '../../../../testing/tus-shop.ts'

/** The code that a plugin developer copies from /creator/plugins, run as it stands. */
type SampleCode = {
  activate(wish: {
    deviceName: string
    deviceSignature: string
    every: number
    openBrowser: (url: string) => void
  }): Promise<string | undefined>
  validate(token: string, deviceSignature: string): Promise<{ verdict: string; token?: string; reason?: string }>
  release(token: string): Promise<boolean>
  findUpdate(
    token: string,
    here: { platform: string; version: string },
  ): Promise<{ version: string; downloads: { name: string; size: number; sha256: string; url: string }[] } | undefined>
  readToken(token: string, deviceSignature: string): Promise<Record<string, unknown> | undefined>
}

const money = await openMoneyShop()
const { db, app, shop } = money
await addCreator(db, { id: 'lowtide' })
await addProduct(db, 'lowtide/tape-one')

const { id, email } = await addAccount(db)
const browser = openBrowser(app)
await browser.call(identity.signIn, { query: { email }, body: samplePassword })
const buyer = await money.buyer({ browser, email }).fill([item('lowtide/tape-one')])
await buyer.pay()
await money.settleDown()

const developer = await addUser(db, { email: 'dev@lowtide.test', teams: { lowtide: ['PluginDeveloper'] } })
const { endpoint, keys } = (await callAs(app, developer, makeFirstKey.path, { method: 'POST' })).json()

const loadSample = async (): Promise<SampleCode> => {
  const listening = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  const { publicUrl } = shop.config
  const code = javascriptSample
    .write({ endpoint, creatorId: 'lowtide', productId: 'tape-one', pem: keys[0].pem, juceKey: '' })
    .replace("'jose'", JSON.stringify(import.meta.resolve('jose')))
    // The shop of a test does not run at its public address.
    .replaceAll('await fetch(', 'await fetchHere(')
  const file = join(makeTestFolder(), 'sample.mjs')
  const fetchHere = `const fetchHere = (url, init) => fetch(String(url).replace(${JSON.stringify(publicUrl)}, ${JSON.stringify(listening)}), init)`
  writeFileSync(file, `${code}\n${fetchHere}\n`)
  return (await import(/* @vite-ignore */ pathToFileURL(file).href)) as SampleCode
}

const bytes = sampleBytes('an update', 300_000)
await addRelease(db, shop.files, 'lowtide/tape-one', { version: '1.1.0', builds: [{ platform: 'Mac', name: 'tape.zip', bytes }] })

test('the JavaScript that a developer copies activates, checks, validates, updates and releases its seat', async () => {
  const sample = await loadSample()
  const signature = 'the machine of a test'
  const confirm = async (url: string) => {
    const requestId = new URL(url).pathname.split('/').at(-1) ?? ''
    await browser.call(fulfillWithLicense, { params: { requestId } })
  }
  const token = await sample.activate({
    deviceName: 'Studio Mac',
    deviceSignature: signature,
    every: 1_050,
    openBrowser: (url) => void confirm(url),
  })
  expect(await sample.readToken(token ?? '', signature)).toMatchObject({ aud: 'tape-one', iss: 'lowtide', 'u:id': id, trial: false })
  expect(await sample.readToken(token ?? '', 'another machine')).toBeUndefined()
  expect(await sample.readToken(`${token?.slice(0, -4)}AAAA`, signature)).toBeUndefined()

  expect(await sample.validate(token ?? '', signature)).toMatchObject({ verdict: 'good' })
  const found = await sample.findUpdate(token ?? '', { platform: 'Mac', version: '1.0.0' })
  expect(found).toMatchObject({ version: '1.1.0', downloads: [{ name: 'tape.zip', size: bytes.length, sha256: sha256Of(bytes) }] })
  const headers = { authorization: `LicenseToken ${token}` }
  const sent = await app.inject({ url: new URL(found?.downloads[0]?.url ?? '').pathname, headers })
  expect(sent.statusCode).toBe(302)
  const file = await app.inject({ url: new URL(sent.headers.location ?? '').pathname })
  expect(file.rawPayload.equals(bytes)).toBe(true)
  expect(await sample.findUpdate(token ?? '', { platform: 'Mac', version: '1.1.0' })).toBeUndefined()
  expect(await sample.findUpdate(token ?? '', { platform: 'Linux', version: '1.0.0' })).toBeUndefined()

  expect(await sample.release(token ?? '')).toBe(true)
  expect(await sample.validate(token ?? '', signature)).toEqual({ verdict: 'no', reason: 'LicenseActivationRevoked' })
})
