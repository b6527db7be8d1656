import { expect, test } from 'vitest'
import { showText } from './shown-text.ts'

test('no text gives no HTML', async () => {
  expect(await showText(null)).toBe('')
  expect(await showText('')).toBe('')
})

test('the same text gives the same HTML every time', async () => {
  const first = await showText('a **b** <script>')
  expect(first).toBe('<p>a <strong>b</strong> &lt;script&gt;</p>')
  expect(await showText('a **b** <script>')).toBe(first)
})

test('other work runs between two texts that have to be rendered', async () => {
  let turns = 0
  const clock = setInterval(() => void turns++, 0)
  for (let count = 0; count < 40; count++) await showText(`${count} ${'*word* '.repeat(300)}`)
  clearInterval(clock)
  expect(turns).toBeGreaterThan(10)
})
