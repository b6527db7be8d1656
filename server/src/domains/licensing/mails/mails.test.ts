import { expect, test } from 'vitest'
import { expectEmail, oddTexts } from '../../../../testing/expect-email.ts'
import { licenseReceivedMail } from './license-received.mail.ts'
import { licenseTransferredMail } from './license-transferred.mail.ts'
import { trialEndsMail } from './trial-ends.mail.ts'

const link = 'https://soundfair.example/go'

test('the former owner is told that the license was moved, and not to whom', async () => {
  const mail = await licenseTransferredMail({ product: 'Tape One', supportLink: link })
  expectEmail(mail, { links: [link], says: ['Tape One', 'will stop working on your devices', 'move it back'] })
})

test('the new owner is told, also without an account', async () => {
  const mail = await licenseReceivedMail({ name: 'Casey', product: 'Tape One', licenses: { label: 'See my licenses', link } })
  expectEmail(mail, { links: [link], says: ['Hello Casey,', 'Tape One', 'sign up with this address'] })
})

const trial = { name: 'Casey', product: 'Tape One', endsAt: new Date('2030-03-15T12:00:00Z'), price: '$59.00', link }

test('a trial mail says until when, what it costs then, and that nothing is charged', async () => {
  expectEmail(await trialEndsMail(trial), { links: [link], says: ['Tape One', '15 March 2030', '$59.00', 'You won’t be charged'] })
  const mail = await trialEndsMail({ ...trial, price: null })
  expect(mail.text).not.toContain('Price then')
})

test.each(oddTexts)('a product called %j stays a name', async (product) => {
  for (const mail of [
    await licenseTransferredMail({ product, supportLink: link }),
    await licenseReceivedMail({ name: '', product, licenses: { label: 'See my licenses', link } }),
    await trialEndsMail({ ...trial, name: '', product }),
  ]) {
    expectEmail(mail, { links: [link], says: [] })
    expect(mail.subject).not.toContain(product)
  }
})
