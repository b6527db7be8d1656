import { createHash } from 'node:crypto'
import { signInAs } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { newOwner } from './support/plugin.ts'
import { expect, test, visit } from './support/shop.ts'

test('§8 the newest build for the visitor’s system starts by itself, and the others are listed', { tag: '@phone-long' }, async ({
  page,
}) => {
  const started = page.waitForEvent('download')
  await visit(page, '/download/northlight-audio/tape-one')
  const file = await started
  expect(file.suggestedFilename()).toBe('Tape One 2.3.1 Linux.zip')
  await expect(page.getByText('Your download has started')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download for Mac: Tape One 2.3.1 Mac.zip' })).toBeVisible()
  await expectNoViolations(page, 'a download')
})

test('§8 every version is on its page, with notes, size and checksum, and the download has that checksum', async ({ page }) => {
  await visit(page, '/northlight-audio/tape-one/download')
  await expect(page).toHaveTitle('Download Tape One - Soundfair')
  const newest = page.getByRole('region', { name: 'Version 2.3.1' })
  await expect(newest).toContainText('The left meter no longer falls asleep')
  await expect(newest).toContainText('35 KB')
  await page.getByText('2.2.0', { exact: true }).click()
  await expect(page.getByText('The two heads are apart.')).toBeVisible()
  await expectNoViolations(page, 'every version')

  const answer = await page.request.get('/api/storefront/products/northlight-audio/tape-one/releases')
  const { releases } = await answer.json()
  const mac = releases[0].downloads.find(({ platform }: { platform: string }) => platform === 'Mac')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    newest.getByRole('button', { name: `Download for Mac: ${mac.name}` }).click(),
  ])
  const hash = createHash('sha256')
  for await (const chunk of await file.createReadStream()) hash.update(chunk as Buffer)
  expect(hash.digest('hex')).toBe(mac.sha256)
})

test('§8 a pack asks a stranger to sign in, and a user who does not own it to buy it', async ({ page }) => {
  await visit(page, '/download/lowtide/glass-choir')
  await expect(page.getByText('Sign in to download')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/sign-in?to=%2Fdownload%2Flowtide%2Fglass-choir',
  )
  await signInAs(page, 'new@example.test', '/download/lowtide/glass-choir')
  await expect(page.getByText('Not in your account')).toBeVisible()
  await expectNoViolations(page, 'a download that is not allowed')
})

test('licenses: found by name, with their files, documents and links', { tag: '@phone-long' }, async ({ page }) => {
  test.slow()
  await newOwner(page, 'two-lamp')
  await visit(page, '/account/licenses')
  await expect(page).toHaveTitle('Licenses - Soundfair')
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Two Lamp' }) })
  await expect(row).toContainText('Northlight Audio')
  await page.getByRole('searchbox', { name: 'Filter by name or maker' }).fill('nothing like this')
  await expect(page.getByText('No matches')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()
  const [build] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: 'Download for Linux: Two Lamp 1.2.1 Linux.zip' }).click(),
  ])
  expect(build.suggestedFilename()).toBe('Two Lamp 1.2.1 Linux.zip')
  await row.getByRole('button', { name: 'More for Two Lamp' }).click()
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Certificate of purchase (PDF)' }).click(),
  ])
  expect(paper.suggestedFilename()).toBe('Two Lamp certificate.pdf')
  for (const [part, title] of [
    ['Packs', 'No packs yet'],
    ['Subscriptions', 'No subscriptions'],
    ['Trials', 'No trials'],
    ['Receipts', 'No receipts yet'],
  ]) {
    await page
      .getByRole('navigation', { name: 'Parts of your licenses' })
      .getByRole('link', { name: part ?? '' })
      .click()
    await expect(page.getByRole('heading', { name: title ?? '' })).toBeVisible()
  }
})

test('a customer finds their receipts with invoices as PDF', { tag: ['@phone-long', '@long'] }, async ({ page }) => {
  await signInAs(page, 'casey@example.test', '/account/licenses')
  const main = page.getByRole('main')
  // The row shows kind, renewal and price; two licenses of one product say why; each has one main action.
  await expect(main.getByText(/monthly · renews .+ · \$9\.00/)).toBeVisible()
  await expect(main.getByText('You also have a perpetual license for this, so you may not need the subscription.')).toBeVisible()
  await expect(main.getByRole('listitem').filter({ hasText: 'Plate Eleven' })).toContainText('1.4.0 is out')
  await main.getByRole('button', { name: 'Buy Subharmonic 2 for $65' }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Contact' })).toBeVisible()

  await visit(page, '/account/licenses?part=receipts')
  await expect(main.getByRole('link', { name: 'Problem with this order?' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Receipts' })).toBeInViewport({ ratio: 0.9 })
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('link', { name: /^Invoice INV-\d+ as PDF$/ })
      .first()
      .click(),
  ])
  expect(paper.suggestedFilename()).toMatch(/^INV-\d+\.pdf$/)
})
