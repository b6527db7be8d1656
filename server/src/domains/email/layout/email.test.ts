import { performance } from 'node:perf_hooks'
import { expect, test } from 'vitest'
import { expectEmail, oddTexts } from '../../../../testing/expect-email.ts'
import { confirmSubscriptionMail } from '../mails/confirm-subscription.mail.ts'
import { button, paper, studio } from './email-style.ts'
import { plainName, shortName } from './plain-name.ts'
import { writeMoment } from './write-moment.ts'

const link = 'https://soundfair.example/confirm?code=a-b_c&scope=1'

test.each(['Soundfair', ...oddTexts])('a subscription to news from %s is confirmed by one link', async (from) => {
  expectEmail(await confirmSubscriptionMail({ from, link }), { links: [link], says: [`news from ${from} by e-mail`] })
})

test('an email reads as an email in plain text', async () => {
  const { text } = await confirmSubscriptionMail({ from: 'Northlight Audio', link })
  expect(text).toBe(`News from Northlight Audio

Please confirm that you want news from Northlight Audio by e-mail. You can unsubscribe at any time with the link in every e-mail.

Confirm subscription:
${link}

If you didn’t ask for this, ignore this e-mail. Nothing is sent without your confirmation.

---

You’re receiving this e-mail because someone asked for news from Northlight Audio at this address.

Soundfair, https://soundfair.example
`)
})

test.each(['http://evil.example', 'win at evil.example', 'www.evil.example', 'me@evil.example'])(
  'a name such as %s is read, but is no link',
  async (from) => {
    const { subject, html, text } = await confirmSubscriptionMail({ from, link })
    expect(subject + html + text).not.toMatch(/evil\.example|http:\/\/evil|me@evil/)
    expect(text.replaceAll('\u200b', '')).toContain(from)
  },
)

test('a name cannot turn or break the line it stands in', () => {
  expect(plainName('  Casey\u202e\r\nBcc:\u2028 x\u2066 ')).toBe('Casey Bcc: x')
  expect(plainName('J.R. O’Neil, AC/DC: no. 1')).toBe('J.R. O’Neil, AC/DC: no. 1')
})

test('a long name is cut for the subject, never through a letter', () => {
  expect(shortName('Northlight Audio')).toBe('Northlight Audio')
  expect(shortName('🎛'.repeat(60), 5)).toBe('🎛🎛…')
})

test.each([
  ['2026-11-15T07:30:12.345Z', '15 November 2026, 07:30 UTC'],
  ['2026-01-01T00:05:00+01:00', '31 December 2025, 23:05 UTC'],
  ['2026-06-02T00:00:00Z', '2 June 2026, 00:00 UTC'],
])('%s is written as %s', (at, written) => {
  expect(writeMoment(at)).toBe(written)
})

const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.each([
  ['ink on paper', paper.ink, paper.background],
  ['the footer on paper', paper.quiet, paper.background],
  ['a link on paper', paper.link, paper.background],
  ['the button on paper', button.paper.ink, button.paper.background],
  ['ink in the studio', studio.ink, studio.background],
  ['the footer in the studio', studio.quiet, studio.background],
  ['a link in the studio', studio.link, studio.background],
  ['the button in the studio', button.studio.ink, button.studio.background],
])('%s can be read', (_, text, background) => {
  const [darker = 0, lighter = 0] = [luminance(text), luminance(background)].sort((one, other) => one - other)
  expect((lighter + 0.05) / (darker + 0.05)).toBeGreaterThanOrEqual(4.5)
})

test('while emails are rendered the thread that answers requests goes on', async () => {
  const { busy } = await heldUp(() => Promise.all(Array.from({ length: 40 }, () => confirmSubscriptionMail({ from: 'Soundfair', link }))))
  expect(busy).toBeLessThan(0.5)
})

/** How much of the time this thread had no time for anybody: the thread's own, whatever else the machine does. */
const heldUp = async (work: () => Promise<unknown>): Promise<{ busy: number }> => {
  await work()
  const before = performance.eventLoopUtilization()
  await work()
  return { busy: performance.eventLoopUtilization(before).utilization }
}
