import { expect, test } from 'vitest'
import type { SentFile } from '#web/lib/files/file-sender.ts'
import { arrivedText, timeLeftText, transferText } from './transfer-text.ts'

const write = (count: number): string => count.toLocaleString('de')

test.each([
  [3, 'a few seconds left'],
  [41, '50 s left'],
  [61, '2 min left'],
  [3_540, '59 min left'],
  [5_400, '1 h 30 min left'],
  [100_000, 'more than a day left'],
])('%s seconds are shown as %s', (seconds, text) => {
  expect(timeLeftText(seconds)).toBe(text)
})

test.each([
  [1_200_000_000, 3_400_000_000, '1,2 of 3,4 GB'],
  [900_000, 3_400_000_000, '900 KB of 3,4 GB'],
  [0, 118_000_000, '0 B of 118 MB'],
])('%s of %s bytes are shown as %s', (received, size, text) => {
  expect(arrivedText(received, size, write)).toBe(text)
})

const file: SentFile = {
  slot: 'rel_1/Mac',
  name: 'a.pkg',
  size: 200_000_000,
  sent: 50_000_000,
  phase: 'sending',
  bytesPerSecond: 12_400_000,
  secondsLeft: 13,
  reason: null,
}

test('a running upload shows its speed and remaining time; a paused one only what has arrived', () => {
  expect(transferText(file, write)).toBe('50 of 200 MB · 12 MB/s · 20 s left')
  expect(transferText({ ...file, phase: 'paused' }, write)).toBe('50 of 200 MB')
})
