import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

test('a later request starts only after the earlier one was answered, so its answer is the newer one', async () => {
  const inTurn = takeTurns()
  const held = Promise.withResolvers<string>()
  const begun: string[] = []
  const ask = (name: string, answer: Promise<string>) =>
    inTurn(() => {
      begun.push(name)
      return answer
    })
  const reread = ask('reread', held.promise)
  const saved = ask('save', Promise.resolve('with the coupon and the address'))
  await Promise.resolve()
  expect(begun).toEqual(['reread'])
  held.resolve('with the coupon')
  expect(await Promise.all([reread, saved])).toEqual(['with the coupon', 'with the coupon and the address'])
  expect(begun).toEqual(['reread', 'save'])
})

test('a failed request rejects for its caller, and does not stop the others', async () => {
  const inTurn = takeTurns()
  const failed = inTurn(() => Promise.reject(new Error('offline')))
  const next = inTurn(async () => 'saved')
  await expect(failed).rejects.toThrow('offline')
  expect(await next).toBe('saved')
})
