import { expect, test } from 'vitest'
import { expectEmail, oddTexts } from '../../../../testing/expect-email.ts'
import { licenseReceivedMail } from './license-received.mail.ts'
import { licenseTransferredMail } from './license-transferred.mail.ts'

const link = 'https://soundfair.example/go'

test('whoever had a license is told that it went, and not to whom', async () => {
  const mail = await licenseTransferredMail({ product: 'Tape One', supportLink: link })
  expectEmail(mail, { links: [link], says: ['Tape One', 'stops working on your devices', 'move it back'] })
})

test('whoever has it now is told, also without an account', async () => {
  const mail = await licenseReceivedMail({ name: 'Casey', product: 'Tape One', licenses: { label: 'See my licenses', link } })
  expectEmail(mail, { links: [link], says: ['Hello Casey,', 'Tape One', 'sign up with this address'] })
})

test.each(oddTexts)('a product called %j stays a name', async (product) => {
  for (const mail of [
    await licenseTransferredMail({ product, supportLink: link }),
    await licenseReceivedMail({ name: '', product, licenses: { label: 'See my licenses', link } }),
  ]) {
    expectEmail(mail, { links: [link], says: [] })
    expect(mail.subject).not.toContain(product)
  }
})
