import { createHash } from 'node:crypto'
import type { Browser, BrowserContext } from '@playwright/test'
import { findEmail } from './support/accounts.ts'
import { expectNoViolations } from './support/axe.ts'
import { newOwner } from './support/plugin.ts'
import { beginRelease, packArchive, sendBuild, tellRelease } from './support/releases.ts'
import { expect, test, visit } from './support/shop.ts'
import { origin, signIn } from './support/studio.ts'

const product = 'velvet-limiter'

const another = (browser: Browser): Promise<BrowserContext> => browser.newContext({ baseURL: origin })

const hashOf = async (stream: AsyncIterable<unknown>): Promise<string> => {
  const hash = createHash('sha256')
  for await (const chunk of stream) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

test('§9 a release is uploaded over a connection that breaks, rejected with a reason, fixed, approved and published, and an owner gets the email and the exact file', {
  tag: '@long',
}, async ({ page, context, browser }) => {
  test.slow()
  // On a retry the version of the first attempt already exists.
  const version = `3.${test.info().retry}.0`
  const name = `Velvet Limiter ${version} Linux.zip`
  const [customer, creator] = [await another(browser), await another(browser)]
  const owner = await customer.newPage()
  const address = await newOwner(owner, product)
  await visit(owner, '/account/settings')
  await owner.getByLabel('Product updates').check()
  await expect(owner.getByText('Saved', { exact: true })).toBeVisible()
  await signIn(creator, 'dev@northlight.test')
  const releaseId = await beginRelease(creator, product, { version, notes: '- The ceiling holds.' })
  await sendBuild(creator, releaseId, 'Linux', name, packArchive(`${version}, too loud`).bytes, { isCut: true })
  await tellRelease(creator, releaseId, 'submit')

  await signIn(context, 'qa@soundfair.test')
  await visit(page, '/admin/releases?q=velvet')
  const row = page.getByRole('list', { name: 'Waiting' }).getByRole('link', { name: `Velvet Limiter ${version}` })
  await expect(row).toBeVisible()
  await page.keyboard.press('j')
  await expect(page).toHaveURL(`/admin/releases?q=velvet&release=${releaseId}`)
  const review = page.getByRole('article')
  await expect(review.getByRole('heading', { level: 2 })).toHaveText(`Velvet Limiter ${version}`)
  await expect(review).toContainText('The ceiling holds.')
  await expect(review.getByRole('heading', { name: 'Since the last approved release' })).toBeVisible()
  await expect(review).toContainText('in 1.0.2')
  await review.getByRole('button', { name: 'Take' }).click()
  await expect(row).toContainText('You have it')
  await expectNoViolations(page, 'a review')

  await page.keyboard.press('r')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveAccessibleName(`Reject Velvet Limiter ${version}`)
  await expect(page).toHaveURL(`/admin/releases/reject/${releaseId}?q=velvet`)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await page.goForward()
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog.getByText('Give a reason the creator can act on')).toBeVisible()
  // While typing, shortcuts are just letters, and closing the screen loses nothing.
  await dialog.getByLabel('Why it is rejected').pressSequentially('It is as loud as a jar')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(`/admin/releases?q=velvet&release=${releaseId}`)
  await page.keyboard.press('r')
  await expect(dialog.getByLabel('Why it is rejected')).toHaveValue('It is as loud as a jar')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText(`Velvet Limiter ${version} has been rejected. The reason has been e-mailed.`)).toBeVisible()
  await expect(review).toContainText('It was rejected.')
  await expect(review.getByRole('link', { name: 'Approve' })).toHaveCount(0)
  await expect(row).toBeHidden()

  const studio = await creator.newPage()
  await visit(studio, `/creator/releases/${releaseId}`)
  await expect(studio.getByText('It is as loud as a jar').first()).toBeVisible()
  const good = packArchive(`${version}, just right`)
  await sendBuild(creator, releaseId, 'Linux', name, good.bytes)
  await tellRelease(creator, releaseId, 'submit')

  // Straight to the screen, which shows what customers would get.
  await visit(page, `/admin/releases/approve/${releaseId}`)
  await expect(dialog).toContainText(good.sha256)
  await expectNoViolations(page, 'the screen to approve')
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText(`Velvet Limiter ${version} has been approved.`)).toBeVisible()
  await expect(page).toHaveURL(`/admin/releases?release=${releaseId}`)
  await expect(review).toContainText('It was approved')
  await visit(page, '/admin/releases?show=decided&q=velvet')
  await expect(page.getByRole('list', { name: 'Decided' }).getByRole('link', { name: version })).toContainText('Approved')

  await tellRelease(creator, releaseId, 'publish', { at: null, rolloutPercent: 100 })
  const mail = await findEmail(owner.request, address, new RegExp(`^Velvet Limiter ${version} is out$`))
  expect(mail.text).toContain('• The ceiling holds.')
  await visit(owner, `/dev/mail/${mail.id}`)
  await expect(owner.getByRole('region', { name: 'Headers' })).toContainText('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  await visit(owner, '/account/licenses')
  const license = owner.getByRole('listitem').filter({ has: owner.getByRole('heading', { name: 'Velvet Limiter' }) })
  await expect(license).toContainText(`${version} is out`)
  const [file] = await Promise.all([owner.waitForEvent('download'), license.getByRole('button', { name }).click()])
  expect(await hashOf(await file.createReadStream())).toBe(good.sha256)
  await visit(owner, `/northlight-audio/${product}`)
  await owner.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(owner.getByRole('region', { name: 'What changed' })).toContainText('The ceiling holds.')
  await customer.close()
  await creator.close()
})

test('§2 staff who may only view reviews cannot decide, and are told why', { tag: '@phone-long' }, async ({ page, context }) => {
  await signIn(context, 'creators@soundfair.test')
  await visit(page, '/admin/releases?q=plate')
  await page.getByRole('link', { name: /Plate Eleven/ }).click()
  const review = page.getByRole('article')
  await expect(review).toContainText('You can view reviews. QA decides them.')
  await expect(review.getByRole('link', { name: 'Approve' })).toHaveCount(0)
  await expect(review.getByRole('button', { name: 'Take' })).toHaveCount(0)
  const { searchParams } = new URL(page.url())
  const response = await page.goto(`/admin/releases/approve/${searchParams.get('release')}`)
  expect(response?.status()).toBe(403)
})

test('an empty queue, and one without matches, say so', { tag: '@long' }, async ({ page, context }) => {
  await signIn(context, 'qa@soundfair.test')
  await visit(page, '/admin/releases?q=nothing-like-this')
  await expect(page.getByRole('heading', { name: 'No release matches' })).toBeVisible()
  await visit(page, '/admin/releases?release=rel_00000000000000000000000000')
  await expect(page.getByRole('alert')).toBeVisible()
})
