import { randomBytes } from 'node:crypto'
import type { BrowserContext, FileChooser, Page } from '@playwright/test'
import { zipOf } from '../server/src/domains/releases/inspection/testing/zip-of.ts'
import { expectNoViolations } from './support/axe.ts'
import { beginRelease, sendBuild, tellRelease } from './support/releases.ts'
import { expect, ownId, test, untilAlive, visit } from './support/shop.ts'
import { createProduct, origin, signIn } from './support/studio.ts'

/** A plugin of a few megabytes, so that there is time to cut the connection. Each is different. */
const pluginZip = (name: string, megabytes: number) => ({
  name: `${name}-win64.zip`,
  mimeType: 'application/zip',
  buffer: zipOf([
    { path: `${name}.vst3/Contents/x86_64-win/${name}.vst3`, content: randomBytes(megabytes * 1_000_000), isStored: true },
    { path: 'license.txt', content: 'Use it well.' },
  ]),
})

const beginOnPage = async (page: Page, product: string): Promise<void> => {
  await visit(page, '/creator/releases')
  await page.getByRole('button', { name: 'New release' }).click()
  const dialog = page.getByRole('dialog', { name: 'New release' })
  await dialog.getByLabel('Product').selectOption({ label: product })
  await expect(dialog.getByLabel('Version')).toHaveValue('1.0.0')
  await dialog.getByRole('button', { name: 'Create release' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${product} 1.0.0`)
}

const place = (page: Page, platform: string) => page.getByRole('listitem', { name: platform, exact: true })

const writeNotes = async (page: Page, notes: string): Promise<void> => {
  await page.getByLabel('Notes', { exact: true }).fill(notes)
  await page.getByRole('button', { name: 'Save version and notes' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
}

const choose = async (page: Page, button: string | RegExp, files: Parameters<FileChooser['setFiles']>[0]) => {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: button }).click()
  await (await chooser).setFiles(files)
}

test('a release survives a broken connection and a reload, is checked, submitted and withdrawn', { tag: '@long' }, async ({
  page,
  context,
}) => {
  test.slow()
  const id = ownId('cut-line')
  await signIn(context, 'dev@northlight.test')
  await createProduct(context, id, `Cut Line ${id}`)
  await beginOnPage(page, `Cut Line ${id}`)
  await expect(page.getByText('Add a file for customers.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Submit for review' })).toBeDisabled()
  await expectNoViolations(page, 'a release without files')

  const zip = pluginZip('cut-line', 12)
  const network = await context.newCDPSession(page)
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 1_000_000 }
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', slow)
  await choose(page, 'Choose files', zip)
  await expect(page.getByLabel(`Platform of ${zip.name}`)).toHaveValue('Windows')
  await page.getByRole('button', { name: 'Send 1 file' }).click()
  const windows = place(page, 'Windows')
  await expect(windows.getByText(/[KM]B\/s/).first()).toBeVisible()
  await windows.getByRole('button', { name: 'Pause' }).click()
  await expect(windows).toContainText('Paused. What’s uploaded is safe.')
  // Its piece was cut in the middle; now the next one has no connection.
  await network.send('Network.emulateNetworkConditions', { ...slow, offline: true })
  await windows.getByRole('button', { name: 'Resume' }).click()
  await expect(windows).toContainText('Connection lost.')
  // Uploads stay blocked while the page is back online, so that this one does not resume by itself.
  await network.send('Network.setBlockedURLs', { urls: ['*/api/creator/uploads/*'] })
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 })
  await page.reload()
  await untilAlive(page)
  await network.send('Network.setBlockedURLs', { urls: [] })
  await expect(windows).toContainText(/arrived\. Choose the same file to continue\./)
  await choose(page, `Choose ${zip.name}`, { ...zip, buffer: zip.buffer.subarray(1) })
  await expect(windows.getByRole('alert')).toContainText('is a different file')
  await choose(page, `Choose ${zip.name}`, zip)
  await expect(windows.getByText('Ready', { exact: true })).toBeVisible({ timeout: 120_000 })
  await expect(windows).toContainText('VST3')
  await windows.getByText('2 files inside', { exact: true }).click()
  await expect(windows.getByText('license.txt')).toBeVisible()

  await writeNotes(page, '## First\n\n- It **runs**')
  await expectNoViolations(page, 'a release that can be submitted')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Replace the file for Windows' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByRole('button', { name: 'Submit for review' })).toBeEnabled()

  await windows.getByRole('button', { name: 'Remove the file for Windows' }).click()
  await expect(windows).toContainText('No file yet')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(windows).toContainText('VST3')
  await windows.getByRole('button', { name: 'Remove the file for Windows' }).click()
  await expect(windows).toContainText('No file yet')
  await page.getByRole('button', { name: 'Discard' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Discard release' }).click()
  await expect(page).toHaveURL(/\/creator\/releases$/)
  const row = page.getByRole('row', { name: `Cut Line ${id}` })
  await expect(row).toHaveCount(0)
  const sent = page.waitForResponse((answer) => answer.request().method() === 'DELETE' && /\/releases\/[^/]+$/.test(answer.url()))
  await page.getByRole('button', { name: /^Dismiss: Cut Line .* is discarded/ }).click()
  expect((await sent).ok()).toBe(true)
  await page.reload()
  await untilAlive(page)
  await expect(row).toHaveCount(0)
})

/** A QA member decides with the calls of their page. */
const decide = async (context: BrowserContext, releaseId: string, how: 'approve' | 'reject'): Promise<void> => {
  const staff = await context.browser()?.newContext({ baseURL: origin })
  if (!staff) return
  await signIn(staff, 'qa@soundfair.test')
  const address = `/api/admin/releases/${releaseId}`
  const taken = await staff.request.post(`${address}/take`, { headers: { origin } })
  expect(taken.ok(), await taken.text()).toBe(true)
  const { builds } = await taken.json()
  const data =
    how === 'reject' ? { reason: 'It does not open in a host.' } : { sha256s: builds.map(({ sha256 }: { sha256: string }) => sha256) }
  const decided = await staff.request.post(`${address}/${how}`, { data, headers: { origin } })
  expect(decided.ok(), await decided.text()).toBe(true)
  await staff.close()
}

test('a release is sent back, fixed, approved, rolled out, stopped and rolled back', { tag: '@phone-long' }, async ({ page, context }) => {
  test.slow()
  const id = ownId('back-and-forth')
  await signIn(context, 'dev@northlight.test')
  await createProduct(context, id, `Back ${id}`)
  await beginOnPage(page, `Back ${id}`)
  const releaseId = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  await writeNotes(page, 'The first one.')
  await choose(page, 'Choose a file for Windows', pluginZip('back', 1))
  const windows = place(page, 'Windows')
  await expect(windows.getByText('Ready', { exact: true })).toBeVisible({ timeout: 120_000 })
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible()

  await decide(context, releaseId, 'reject')
  await page.reload()
  await untilAlive(page)
  await expect(page.getByRole('alert').filter({ hasText: 'QA rejected it' })).toContainText('It does not open in a host.')
  await choose(page, 'Replace the file for Windows', pluginZip('back-again', 1))
  await expect(windows.getByText('Ready', { exact: true })).toBeVisible({ timeout: 120_000 })
  await expect(windows).toContainText('back-again-win64.zip')
  await page.getByRole('button', { name: 'Submit again' }).click()
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible()
  await decide(context, releaseId, 'approve')
  await tellRelease(context, releaseId, 'publish', { at: null, rolloutPercent: 100 })

  // The first release goes to everyone: a rollout percentage is for the next one.
  const next = await beginRelease(context, id, { version: '1.1.0', notes: 'The second one.' })
  await sendBuild(context, next, 'Windows', 'next-win64.zip', pluginZip('next', 0.1).buffer)
  await tellRelease(context, next, 'submit')
  await decide(context, next, 'approve')
  await visit(page, `/creator/releases/${next}`)
  await page.getByLabel('Roll out to').fill('20')
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('Out to 20%')).toBeVisible()
  await expectNoViolations(page, 'a release that is rolled out')
  await page.getByRole('button', { name: 'Stop roll-out' }).click()
  await expect(page.getByText('Stopped at 20%')).toBeVisible()
  await page.getByRole('button', { name: 'Continue with 40%' }).click()
  await expect(page.getByText('Out to 40%')).toBeVisible()
  await page.getByRole('button', { name: 'Roll back' }).click()
  const dialog = page.getByRole('dialog', { name: `Roll back Back ${id} 1.1.0?` })
  await dialog.getByRole('button', { name: 'Roll back' }).click()
  await expect(page.getByText('Rolled back', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('list').filter({ hasText: 'Roll-out stopped' })).toContainText('Approved')
})

test('a role that may only read releases sees no buttons', async ({ page, context }) => {
  await signIn(context, 'marketing@northlight.test')
  await visit(page, '/creator/releases')
  await expect(page.getByRole('button', { name: 'New release' })).toHaveCount(0)
  await page.getByRole('row').filter({ hasText: 'Published' }).first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Builds' })).toBeVisible()
  await expect(page.getByText('Ask an Admin or plugin developer on your team')).toBeVisible()
  await expect(page.getByRole('main').getByRole('button', { name: /Choose|Replace|Remove|Discard|Publish|Roll|Submit|Save/ })).toHaveCount(
    0,
  )
})

test('the list is filtered by its address, and a product links to its releases', { tag: '@long' }, async ({ page, context }) => {
  await signIn(context, 'dev@northlight.test')
  await visit(page, '/creator/releases?product=tape-one&status=Approved')
  await expect(page.getByRole('row').filter({ hasText: 'Tape One' }).first()).toBeVisible()
  await page.getByLabel('Status').selectOption('Rejected')
  await expect(page).toHaveURL(/status=Rejected/)
  await expect(page.getByRole('heading', { name: 'No release matches' })).toBeVisible()
  await visit(page, '/creator/products/tape-one#releases')
  const section = page.getByRole('region', { name: 'Releases' })
  await expect(section.getByRole('row').filter({ hasText: 'current' })).toBeVisible()
  await section.getByRole('button', { name: 'New release' }).click()
  const dialog = page.getByRole('dialog', { name: 'New release of Tape One' })
  await expect(dialog.getByLabel('Version')).toHaveValue(/^\d+\.\d+\.0$/)
  await dialog.getByLabel('Channel').selectOption('beta')
  await expect(dialog.getByLabel('Version')).toHaveValue(/-beta\.1$/)
})
