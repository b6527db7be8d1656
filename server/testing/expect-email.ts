import { expect } from 'vitest'
import type { MailContent } from '#domains/email/index.ts'

/** Texts that can occur in a name or an address and must not become markup. */
export const oddTexts = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  `' onload='alert(1)' "quoted" &amp; </style></title><!--`,
  '{{x}} %s <%= x %> $&',
  'שלום עולם',
  'مرحبا بالعالم <b>',
  '🎛️ Ünïcödé 春',
  'x'.repeat(100),
  `${'Very long name '.repeat(6)}for a shop`,
]

const ours = new Set('html head meta title style body div table tbody tr td p h1 span b bdi a hr i'.split(' '))
const occurrences = (text: string, part: string): number => text.split(part).length - 1
const escaped = (link: string): string => link.replaceAll('&', '&amp;')

/** Checks an email against the rules for all emails of the shop. `links` are all the links it was given, the main one first. */
export const expectEmail = ({ subject, html, text }: MailContent, { links, says = [] }: { links: string[]; says?: string[] }): void => {
  expect(subject.length).toBeLessThan(60)
  expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
  expect(Buffer.byteLength(html)).toBeLessThan(60_000)

  const page = html.replace(/^<!DOCTYPE[^>]*>/, '')
  expect([...page.matchAll(/<([a-z][^\s/>]*)/gi)].map(([, tag = '']) => tag).filter((tag) => !ours.has(tag))).toEqual([])
  expect(page).not.toMatch(/\s(on\w+|src|background)=["']|url\(|@import/i)

  const shop = new URL(links[0] ?? '').origin
  const known = [...links.map(escaped), shop]
  expect([...page.matchAll(/https?:[^"'<\s]+/g)].map(([address]) => address).filter((address) => !known.includes(address))).toEqual([])
  expect(occurrences(page, 'class="button"')).toBe(1)
  for (const link of links) expect(occurrences(page, `href="${escaped(link)}"`), link).toBe(1)
  for (const link of links) expect(occurrences(text, link), link).toBe(1)
  expect(text.split('\n')).toContain(links[0])
  expect(text).not.toMatch(/&\w+;(?<!&amp;)|undefined|\[object|\n{3}/)
  for (const message of says) expect(text).toContain(message.trim())
}
