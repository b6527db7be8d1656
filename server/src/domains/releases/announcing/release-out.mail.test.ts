import { expect, test } from 'vitest'
import { writeEmail, writeForOne } from '#domains/email/index.ts'
import { expectEmail, oddTexts } from '../../../../testing/expect-email.ts'
import { listNotes } from './notes.rules.ts'
import { releaseOutEmail, releaseOutMail } from './release-out.mail.ts'

const link = 'https://soundfair.example/lowtide/deep/download'
const unsubscribeUrl = 'https://soundfair.example/api/customer/communications/product-updates/stop?token=a-b_c.d'
const deep = { product: 'Deep', version: '2.4.0', notes: '- Deeper', link }
const mailOf = async ({ name = 'Casey', ...change }: { product?: string; notes?: string; version?: string; name?: string } = {}) =>
  writeForOne(await releaseOutMail({ ...deep, ...change }), { name, unsubscribeUrl })

test.each(['Deep', ...oddTexts])('%s is announced with one thing to press and a way to stop', async (product) => {
  const mail = await mailOf({ product, name: product, notes: `# ${product}\n\n- ${product}` })
  expectEmail(mail, { links: [link, unsubscribeUrl] })
})

test('its subject names product and version, and its notes are read as text', async () => {
  const { subject, text } = await mailOf({ notes: 'Better **low end**.\n\n- Fixes a click\n- Adds [presets](https://evil.example)' })
  expect(subject).toBe('Deep 2.4.0 is out')
  expect(text).toContain('Better low end.\n\n• Fixes a click\n• Adds presets')
  expect(text).not.toContain('evil.example')
})

test.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '[x](javascript:alert(1))', '![x](https://evil.example/x.png)'])(
  'notes such as %s bring nothing along',
  async (notes) => expectEmail(await mailOf({ notes }), { links: [link, unsubscribeUrl] }),
)

test('long notes end where a mail should, and it says so', async () => {
  const notes = Array.from({ length: 40 }, (_none, index) => `- Point ${index}`).join('\n')
  expect(listNotes(notes)).toMatchObject({ isWhole: false })
  expect(listNotes(notes).lines).toHaveLength(12)
  expect((await mailOf({ notes })).text).toContain('Read the full notes on the release page.')
  expect(listNotes('One\n\nTwo')).toEqual({ lines: ['One', 'Two'], isWhole: true })
  expect(listNotes('')).toEqual({ lines: [], isWhole: true })
})

test('a mail that is filled in is the one that would be rendered, whoever it greets', async () => {
  const forMany = await releaseOutMail(deep)
  const names = ['Casey', '', ' ', '\u202e', '  two\n lines ', 'win at evil.example', "$& $1 $` $' &amp; &#x27;", 'a\u00a0b', ...oddTexts]
  for (const name of names) {
    const recipient = { name, unsubscribeUrl: `${unsubscribeUrl}&more="'<1>` }
    expect(writeForOne(forMany, recipient), name).toEqual(await writeEmail(releaseOutEmail(deep, recipient)))
  }
})
