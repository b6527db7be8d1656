import { pino } from 'pino'
import { expect, test } from 'vitest'
import { ProviderAway } from '#platform/payments/provider.ts'
import { doEach } from './do-each.ts'

const log = pino({ level: 'silent' })
const numbers = Array.from({ length: 60 }, (_none, index) => index)

test('one that the provider never answers for delays nobody else', async () => {
  const done: number[] = []
  await doEach(log, numbers, async (number) => {
    if (number % 10 === 0) throw new ProviderAway(new Error('this one'))
    done.push(number)
  })
  expect(done).toHaveLength(54)
})

test('while the provider is down nobody else is tried', async () => {
  const tried: number[] = []
  await doEach(log, numbers, async (number) => {
    tried.push(number)
    throw new ProviderAway(new Error('all of them'))
  })
  expect(tried.length).toBeLessThanOrEqual(16)
})

test('a bug of our own with one does not stop the others', async () => {
  const done: number[] = []
  await doEach(log, numbers, async (number) => {
    if (number < 30) throw new Error('a bug')
    done.push(number)
  })
  expect(done).toHaveLength(30)
})
