import type { BrowserContext } from '@playwright/test'
import { zipOf } from '../server/src/domains/releases/inspection/testing/zip-of.ts'
import { wavOf } from '../server/testing/sample-sounds.ts'
import { expectNoViolations } from './support/axe.ts'
import { beginRelease, sendBuild, tellRelease } from './support/releases.ts'
import { expect, ownId, test, visit } from './support/shop.ts'
import { createProduct, origin, pack, publishProduct, signIn } from './support/studio.ts'

const names = ['Bass_120bpm_Am.wav', 'Hit 1.wav', 'Hit 2.wav', 'Pad_90_C.wav']
const bytes = zipOf(names.map((name, index) => ({ path: `Waves/${name}`, content: wavOf({ seconds: 2, hz: 110 * (index + 1) }) })))

const approve = async (context: BrowserContext, releaseId: string): Promise<void> => {
  const staff = await context.browser()?.newContext({ baseURL: origin })
  if (!staff) return
  await signIn(staff, 'qa@soundfair.test')
  const address = `/api/admin/releases/${releaseId}`
  const { builds } = await (await staff.request.post(`${address}/take`, { headers: { origin } })).json()
  const data = { sha256s: builds.map(({ sha256 }: { sha256: string }) => sha256) }
  const decided = await staff.request.post(`${address}/approve`, { data, headers: { origin } })
  expect(decided.ok(), await decided.text()).toBe(true)
  await staff.close()
}

test('a creator chooses the previews of a pack, and a visitor plays them by keyboard', { tag: ['@phone-long', '@long'] }, async ({
  page,
  context,
}) => {
  test.slow()
  const id = ownId('waves')
  await signIn(context, 'dev@northlight.test')
  await createProduct(context, id, `Waves ${id}`, pack)
  const releaseId = await beginRelease(context, id, { version: '1.0.0', notes: 'Four sounds.' })
  await sendBuild(context, releaseId, 'Universal', 'waves.zip', bytes)

  await visit(page, `/creator/releases/${releaseId}`)
  const heard = page.getByRole('region', { name: 'What visitors hear' })
  await expect(heard.getByLabel('Hit 2.wav')).toBeChecked({ timeout: 60_000 })
  await expect(heard).toContainText('A minor · 120 bpm · 2 s')
  await heard.getByLabel('Hit 2.wav').uncheck()
  await heard.getByRole('button', { name: 'Save 3 open sounds' }).click()
  await expect(heard.getByRole('button', { name: 'Saved' })).toBeVisible()
  await expectNoViolations(page, 'which sounds of a pack are open')

  await tellRelease(context, releaseId, 'submit')
  await approve(context, releaseId)
  await tellRelease(context, releaseId, 'publish', { at: null, rolloutPercent: 100 })
  await signIn(context, 'ada@northlight.test')
  await publishProduct(context, id, {}, pack)

  await visit(page, `/northlight-audio/${id}`)
  await page.keyboard.press('End')
  const inside = page.getByRole('region', { name: 'Listen inside' })
  await expect(inside).toContainText('3 of 4 with a preview')
  await expect(inside.getByRole('listitem')).toHaveText([/Bass_120bpm_Am.*A minor · 120 bpm/, /Hit 1/, /Pad_90_C/, /Hit 2/])
  await expect(inside.getByRole('button', { name: /Hit 2/ })).toHaveCount(0)
  await inside.getByRole('button', { name: 'Play Bass_120bpm_Am' }).press('Enter')
  await expect(inside.getByRole('button', { name: 'Pause Bass_120bpm_Am' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const hit = inside.getByRole('button', { name: /^(Play|Pause) Hit 1$/ })
  await expect(hit).toBeFocused()
  await expect(hit).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(hit).toBeFocused()
  await expect(inside.getByRole('button', { name: 'Pause Hit 1' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(inside.getByRole('button', { name: 'Play Hit 1' })).toBeVisible()
  await expectNoViolations(page, 'the sounds of a pack')
})
