import type { Page } from '@playwright/test'
import { zipOf } from '../../server/src/domains/releases/inspection/testing/zip-of.ts'
import { chooseFile, picture } from './builder.ts'
import { expect } from './shop.ts'

/** The steps of a new creator from the checklist on, each on its page. */

const room = (page: Page, name: string) => page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name, exact: true }).click()

const checklist = (page: Page) => page.getByRole('region', { name: 'Set up your shop' })

/** Goes from the overview to the page of a checklist item. */
const takeUp = async (page: Page, point: string, done: number): Promise<void> => {
  await room(page, 'Overview')
  await expect(checklist(page)).toContainText(`${done} of 6`)
  await checklist(page).getByRole('link', { name: point }).click()
}

const choosePicture = async (page: Page, label: string): Promise<void> => {
  await chooseFile(page, page.getByRole('button', { name: `Choose an image: ${label}` }), await picture(`${label}.png`))
  await page.getByRole('button', { name: 'Use this part' }).click()
  await expect(page.getByRole('img', { name: label, exact: true })).toBeVisible()
}

const introduceThemselves = async (page: Page): Promise<void> => {
  const profile = page.getByRole('region', { name: 'Profile' })
  await profile.getByLabel('Tagline').fill('Small rooms')
  await profile.getByLabel('About you').fill('We carry a speaker into small rooms and listen.')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByRole('button', { name: 'Saved' })).toBeVisible()
  await choosePicture(page, 'Logo')
}

const signTerms = async (page: Page): Promise<void> => {
  const terms = page.getByRole('region', { name: 'Terms' })
  await terms.getByLabel('I have read the terms').check()
  await terms.getByRole('button', { name: /^Sign version/ }).click()
  await expect(terms).toContainText('was signed by Rita Room')
}

const sayWhereToBePaid = async (page: Page): Promise<void> => {
  const account = page.getByRole('region', { name: 'Payout account' })
  await account.getByRole('textbox', { name: 'IBAN' }).fill('DE89370400440532013000')
  await account.getByRole('button', { name: 'Save account' }).click()
  await expect(account.getByText(/Nothing will be paid to it before/)).toBeVisible()
}

const enterBusiness = async (page: Page): Promise<void> => {
  const business = page.getByRole('region', { name: 'Business' })
  await business.getByLabel('Business name').fill('Quiet Rooms AS')
  await business.getByLabel('Country').selectOption('NO')
  await business.getByLabel('Street and number').fill('Storgata 1')
  await business.getByLabel('Postcode').fill('0155')
  await business.getByLabel('City').fill('Oslo')
  await business.getByRole('button', { name: 'Save' }).click()
  await expect(business.getByRole('button', { name: 'Saved' })).toBeVisible()
}

const makeProduct = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'New product' })
  await dialog.getByLabel('Name').fill('First Room')
  await dialog.getByRole('button', { name: 'Create product' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First Room')
  await choosePicture(page, 'Icon')
  await page.getByRole('button', { name: 'Add a variation' }).click()
  await page.getByRole('menuitem', { name: 'Perpetual' }).click()
  await page.getByLabel('Price in USD').filter({ visible: true }).fill('79')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
}

/** A plugin for Linux, of a few bytes. */
const build = {
  name: 'First Room 1.0.0 Linux.zip',
  mimeType: 'application/zip',
  buffer: zipOf([
    { path: 'First Room.vst3/Contents/x86_64-linux/First Room.so', content: 'A small room.' },
    { path: 'License.txt', content: 'Use it in any music.' },
  ]),
}

/** Ends when QA has it. */
const uploadRelease = async (page: Page): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: 'New release of First Room' })
  await expect(dialog.getByLabel('Version')).toHaveValue('1.0.0')
  await dialog.getByLabel('Notes', { exact: true }).fill('- The first room.')
  await dialog.getByRole('button', { name: 'Create release' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('First Room 1.0.0')
  await chooseFile(page, page.getByRole('button', { name: 'Choose a file for Linux' }), build)
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByRole('heading', { name: 'In review' })).toBeVisible()
}

/** Every item of the checklist on /creator, in order; it updates by itself, and is gone at the end. */
export const setUpShop = async (page: Page): Promise<void> => {
  const points: [string, (page: Page) => Promise<void>][] = [
    ['Profile', introduceThemselves],
    ['Terms', signTerms],
    ['Payout account', sayWhereToBePaid],
    ['Business details', enterBusiness],
    ['First product', makeProduct],
    ['First release', uploadRelease],
  ]
  for (const [done, [point, act]] of points.entries()) {
    await takeUp(page, point, done)
    await act(page)
  }
  await room(page, 'Overview')
  await expect(page.getByRole('region', { name: 'Needs attention' })).toContainText('Finish 1 draft')
  await expect(checklist(page)).toHaveCount(0)
}

/** QA reviews and approves it. */
export const reviewRelease = async (page: Page): Promise<void> => {
  await page
    .getByRole('list', { name: 'Waiting' })
    .getByRole('link', { name: /First Room 1\.0\.0/ })
    .click()
  const review = page.getByRole('article')
  await expect(review).toContainText('The first room.')
  await review.getByRole('button', { name: 'Take' }).click()
  await review.getByRole('link', { name: 'Approve' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(page.getByText('First Room 1.0.0 has been approved.')).toBeVisible()
}

/** From the overview: publishes the approved release, then the product. */
export const publishAll = async (page: Page): Promise<void> => {
  await page.getByRole('link', { name: 'Open: Publish First Room 1.0.0: QA has approved it' }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await expect(page.getByText('First Room itself is still a draft')).toBeVisible()
  await page.getByRole('link', { name: 'Go to First Room' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('First Room is published')).toBeVisible()
}
