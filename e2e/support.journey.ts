import nodemailer from 'nodemailer'
import { findEmail, linkTo } from './support/accounts.ts'
import { expectNoOverflow, expectNoViolationsInThemes } from './support/axe.ts'
import { asGuest, buy } from './support/sales.ts'
import { expect, ownId, test, visit } from './support/shop.ts'
import { signIn } from './support/studio.ts'

/** A reply as the customer's email program sends it, by SMTP. */
const reply = async (to: string, from: string, text: string): Promise<void> => {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: Number(process.env.SHOP_INBOUND), ignoreTLS: true })
  await transport.sendMail({ from, to, subject: 'Re: silent', text })
  transport.close()
}

const replyAddressIn = (source: string): string => /support\+[0-9a-z]{26}\.[0-9a-f]{20}@[\w.]+/.exec(source)?.[0] ?? ''

test('16.7 a customer asks about an order, staff answer by keyboard, and a reply by SMTP reopens the conversation', {
  tag: '@long',
}, async ({ page, context }) => {
  test.slow()
  const { email, number } = await asGuest(page, (guest) => buy(guest, [{ productId: 'drift-eq' }]))
  const subject = `Silent ${ownId('order')} ${number}`

  // The receipt links to a form that knows its order, without signing in.
  const receipt = await findEmail(page.request, email, /receipt/)
  await visit(page, linkTo(receipt, '/support'))
  await expect(page.getByText(`About order ${number}`)).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue(`Problem with order ${number}`)
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Your name').fill('Robin Vale')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Message').fill('It makes no sound at all.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('We’ve got your message')).toBeVisible()

  await signIn(context, 'support@soundfair.test')
  await visit(page, `/admin/support?q=${encodeURIComponent(subject)}`)
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'About the customer' })).toContainText('Drift EQ')
  await expect(page.getByRole('link', { name: number, exact: true })).toBeVisible()
  await page.keyboard.press('a')
  await expect(page.getByText(/^Assigned to \w/)).toBeVisible()
  await expectNoViolationsInThemes(page, 'a conversation')
  await page.keyboard.press('r')
  await expect(page.getByLabel(/^Answer Robin Vale/)).toBeFocused()
  await page.keyboard.type('Raise the output, please.')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Send and close' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Sent and closed')).toBeVisible()
  await expect(page.getByRole('article').getByText('Closed', { exact: true })).toBeVisible()

  const answer = await findEmail(page.request, email, /^Re: Silent/)
  expect(answer.text).toContain('Raise the output, please.')
  const replyTo = replyAddressIn(JSON.stringify(answer))
  expect(replyTo).not.toBe('')
  await reply(replyTo, email, 'Still silent.\n\nOn Fri, 1 Mar 2030, support wrote:\n> Raise the output, please.')
  await page.reload()
  const thread = page.getByRole('article')
  await expect(thread.getByText('Still silent.')).toBeVisible()
  await expect(thread.getByText('Open', { exact: true })).toBeVisible()
  await expect(thread.getByText('Quoted text')).toBeVisible()

  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Ask the creator' }).click()
  await page.getByRole('dialog').getByLabel('Question').fill('Does the output start muted?')
  await page.getByRole('dialog').getByRole('button', { name: 'Ask' }).click()
  await expect(thread.getByText('They have not answered yet.')).toBeVisible()

  await signIn(context, 'dev@northlight.test')
  await visit(page, '/creator/support')
  const question = page.getByRole('listitem').filter({ hasText: subject })
  await expect(question).not.toContainText(email)
  await expectNoViolationsInThemes(page, 'questions of support')
  await question.getByLabel('Answer for support').fill('Only before 2.1.')
  await question.getByRole('button', { name: 'Answer' }).click()
  await expect(page.getByText('Support has your answer')).toBeVisible()

  await signIn(context, 'support@soundfair.test')
  await visit(page, `/admin/support?q=${encodeURIComponent(subject)}`)
  await page.keyboard.press('j')
  await page.getByRole('button', { name: 'Insert into reply' }).click()
  await expect(page.getByLabel(/^Answer Robin Vale/)).toHaveValue('Only before 2.1.')
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 2, name: subject }).click()
  await page.keyboard.press('e')
  await expect(page.getByText('Closed', { exact: true }).first()).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoOverflow(page, 'a conversation on a phone')
})
