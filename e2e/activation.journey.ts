import { findEmail, linkTo, newAddress } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { askActivation, claimsOf, expectWaiting, newDevice, newOwner, poll, pollUntilToken, tellServer } from './support/plugin.ts'
import { expect, test, visit } from './support/shop.ts'

const product = 'northlight-audio/drift-eq'
const name = 'Drift EQ'

test('a plugin requests, the customer confirms, the plugin gets its token, and the seat is released', { tag: '@phone-long' }, async ({
  page,
  request,
}) => {
  test.slow()
  await newOwner(page, 'drift-eq')
  const device = newDevice('Studio Mac')
  const asked = await askActivation(request, product, device)
  await expectWaiting(request, asked)

  await visit(page, `/activate/${asked.id}`)
  await expect(page).toHaveTitle(`Activate ${name} - Soundfair`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Activate ${name}?`)
  await expect(page.getByRole('main')).toContainText('Northlight Audio')
  await expect(page.getByRole('main')).toContainText('Studio Mac')
  // Opening the page does not use up the request.
  await expectWaiting(request, asked)
  await page.getByRole('button', { name: 'Activate on Studio Mac' }).click()
  await expect(page.getByText(`${name} is activated on Studio Mac`)).toBeVisible()

  const token = await pollUntilToken(request, asked)
  expect(claimsOf(token)).toMatchObject({ aud: 'drift-eq', iss: 'northlight-audio', sig: device.signature, trial: false, method: 'Online' })
  await expect(page.getByText('The plugin has its license')).toBeVisible()

  const validated = await tellServer(request, product, 'validate', token)
  expect(validated.status()).toBe(200)
  expect(claimsOf(await validated.text())).toMatchObject({ sig: device.signature })

  await visit(page, '/account/licenses')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(row).toContainText('1 of 3 seats')
  // A few devices are shown without expanding.
  await expect(row).toContainText('Studio Mac')
  await expect(row).toContainText('1.0.0 installed')
  await expect(row).toContainText(/is out/)
  await row.getByRole('button', { name: 'Release the seat of Studio Mac' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Release' }).click()
  await expect(row).toContainText('0 of 3 seats')

  const after = await tellServer(request, product, 'validate', token)
  expect(after.status()).toBe(400)
  expect((await after.json()).errorType).toBe('LicenseActivationRevoked')
})

test('with all seats in use, the customer replaces a device, and refuses a request they did not make', async ({ page, request }) => {
  test.slow()
  await newOwner(page, 'drift-eq', { seats: 1 })
  const first = await askActivation(request, product, newDevice('Old laptop'))
  await visit(page, `/activate/${first.id}`)
  await page.getByRole('button', { name: 'Activate on Old laptop' }).click()
  await expect(page.getByText(`${name} is activated on Old laptop`)).toBeVisible()
  const oldToken = await pollUntilToken(request, first)

  const second = await askActivation(request, product, newDevice('New laptop'))
  await visit(page, `/activate/${second.id}`)
  await expect(page.getByText('All seats are in use')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Choose a device' })).toBeDisabled()
  await expectNoViolations(page, 'replacing a device')
  await expectWaiting(request, second)
  await page.getByRole('radio', { name: /Old laptop/ }).check()
  await page.getByRole('button', { name: 'Replace Old laptop' }).click()
  await expect(page.getByText(`${name} is activated on New laptop`)).toBeVisible()
  expect(claimsOf(await pollUntilToken(request, second))).toMatchObject({ trial: false })
  expect((await tellServer(request, product, 'validate', oldToken)).status()).toBe(400)

  const unasked = await askActivation(request, product, newDevice('Somebody else'))
  await visit(page, `/activate/${unasked.id}`)
  await page.getByRole('button', { name: 'I didn’t ask for this' }).click()
  await expect(page.getByText('This request was cancelled')).toBeVisible()
  expect((await poll(request, unasked)).status).toBe(400)
})

test('a visitor without an account tries a plugin', async ({ page, request }) => {
  test.slow()
  const device = newDevice('Borrowed laptop')
  const asked = await askActivation(request, 'northlight-audio/oil-can-seven', device)
  await visit(page, `/activate/${asked.id}`)
  await expect(page.getByRole('link', { name: 'Sign in to use your license' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Buy/ })).toBeVisible()
  await expectNoViolations(page, 'an activation request')
  await page.getByRole('button', { name: 'Try it for 14 days' }).click()
  await expect(page.getByText('Your trial has started.')).toBeVisible()
  const claims = claimsOf(await pollUntilToken(request, asked))
  expect(claims).toMatchObject({ trial: true, sig: device.signature, 'u:email': '' })
  expect(Number(claims.exp)).toBeGreaterThan(Date.now() / 1000)

  // The same person tries it by e-mail as well. The link in the mail leads back to the device, and the two trials become one.
  const email = newAddress('guest')
  await page.request.post('/api/storefront/products/northlight-audio/oil-can-seven/trial', { data: { email } })
  await visit(page, linkTo(await findEmail(page.request, email, /to see your trial/), '/confirm-account'))
  await page.getByRole('button', { name: 'Confirm my account' }).click()
  await page.getByLabel('New password').fill('a trial on one device')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL(`/activate/${asked.id}`)
  await expectNoViolations(page, 'a trial that is in no account')
  await page.getByRole('button', { name: 'Add to my account' }).click()
  await expect(page.getByText('This trial is in your account now')).toBeVisible()
  await visit(page, '/account/licenses?part=trials')
  const tried = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Oil Can Seven' }) })
  await expect(tried).toHaveCount(1)
  await expect(tried).toContainText('1 of 3 seats')
})

test('a malformed request is a fatal 404, an unknown one an ordinary 404', async ({ page }) => {
  expect((await visit(page, '/activate/nonsense'))?.status()).toBe(404)
  expect((await visit(page, `/activate/req_${'0'.repeat(26)}`))?.status()).toBe(404)
})

test('a machine file is uploaded and a license file is downloaded', { tag: '@long' }, async ({ page }) => {
  test.slow()
  await newOwner(page, 'drift-eq')
  await visit(page, '/activate')
  await expectNoViolations(page, 'offline activation')
  await page.getByLabel('Or paste its contents').fill('this is no machine file')
  await page.getByRole('button', { name: 'Get the license file' }).click()
  await expect(page.getByText(/This isn’t a machine file/)).toBeVisible()

  const device = newDevice('Cellar PC')
  const content = { id: device.signature, name: device.name, productId: 'drift-eq', format: 'JWT' }
  // As other systems save it: with a byte order mark, in short lines.
  const machineFile = `\uFEFF${Buffer.from(JSON.stringify(content))
    .toString('base64')
    .replaceAll(/(.{40})/g, '$1\r\n')}`
  await page.locator('input[type=file]').setInputFiles({ name: 'cellar.dt', mimeType: 'text/plain', buffer: Buffer.from(machineFile) })
  await expect(page.getByText('From cellar.dt')).toBeVisible()
  await page.getByRole('button', { name: 'Get the license file' }).click()
  await expect(page.getByText(`${name} is activated`)).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Download the license file' }).click()])
  expect(file.suggestedFilename()).toBe('license-file.mb')
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  expect(claimsOf(Buffer.concat(chunks).toString())).toMatchObject({ method: 'Offline', sig: device.signature, aud: 'drift-eq' })

  await visit(page, '/account/licenses')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) })
  await expect(row).toContainText('Cellar PC')
  await expect(row.getByRole('button', { name: /Release/ })).toHaveCount(0)
  await expect(row).toContainText('released by the creator or by support')
})
