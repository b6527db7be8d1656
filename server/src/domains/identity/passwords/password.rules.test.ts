import { expect, test } from 'vitest'
import { commonPasswords } from './common-passwords.ts'
import { judgePassword } from './password.rules.ts'

const common = await commonPasswords()

test.each([
  ['qwertyuiop', 'casey@example.test', 'common'],
  ['QwertyUiop', 'casey@example.test', 'common'],
  ['1234567890', 'casey@example.test', 'common'],
  ['aaaaaaaaaaaa', 'casey@example.test', 'common'],
  ['i-am-casey-99', 'casey@example.test', 'holds-email-name'],
  ['I-AM-CASEY-99', 'casey@example.test', 'holds-email-name'],
  ['i-am-casey-99', 'Casey+shop@example.test', 'holds-email-name'],
  ['a-box-of-bows', 'bo@lowtide.test', undefined],
  ['soundfair-demo', 'casey@example.test', undefined],
  ['tape hiss at dawn', 'casey@example.test', undefined],
  ['🎛️🎚️🎙️📼🔊', 'casey@example.test', undefined],
])('%s for %s', (password, email, because) => {
  const verdict = judgePassword(password, email, common)
  expect(verdict.good ? undefined : verdict.because).toBe(because)
})

test('the list of common ones is there, and holds only what is long enough to be chosen', () => {
  expect(common.size).toBeGreaterThan(1000)
  expect([...common].every((password) => password.length >= 10)).toBe(true)
})
