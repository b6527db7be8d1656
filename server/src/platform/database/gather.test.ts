import { expect, test } from 'vitest'
import type { Reader } from './database.ts'
import { gather } from './gather.ts'

// No database is needed: the test is about which requests are batched together.
const db = {} as Reader

/** Requests are answered when the test says so; the batches are recorded. */
const openGathering = (options: { limit?: number } = {}) => {
  const groups: string[][] = []
  const held: PromiseWithResolvers<void>[] = []
  const ask = gather<string, string>(
    async (_db, asked) => {
      groups.push([...asked])
      const turn = Promise.withResolvers<void>()
      held.push(turn)
      await turn.promise
      return asked.map((one) => one.toUpperCase())
    },
    { keyOf: (asked) => asked[0] ?? '', ...options },
  )
  const goOn = (): Promise<void> => new Promise((done) => void setImmediate(done))
  const answer = (): Promise<void> => {
    held.shift()?.resolve()
    return goOn()
  }
  const fail = (): Promise<void> => {
    held.shift()?.reject(new Error('The line was cut'))
    return goOn()
  }
  return { groups, goOn, answer, fail, ask: (asked: string) => ask(db, asked) }
}

test('concurrent requests are batched, and so are those that come during a batch', async () => {
  const { ask, goOn, answer, groups } = openGathering()
  const all = [ask('a'), ask('b')]
  await goOn()
  all.push(ask('c'), ask('d'))
  await goOn()
  expect(groups).toEqual([['a', 'b']])
  await answer()
  expect(groups).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ])
  await answer()
  expect(await Promise.all(all)).toEqual(['A', 'B', 'C', 'D'])
})

test('requests with the same key run one at a time, in order, without delaying others', async () => {
  const { ask, goOn, answer, groups } = openGathering()
  const all = [ask('a1'), ask('a2'), ask('a3'), ask('b')]
  await goOn()
  for (let turn = 0; turn < 3; turn++) await answer()
  expect(groups).toEqual([['a1', 'b'], ['a2'], ['a3']])
  expect(await Promise.all(all)).toEqual(['A1', 'A2', 'A3', 'B'])
})

test('a batch has a maximum size', async () => {
  const { ask, goOn, answer, groups } = openGathering({ limit: 2 })
  const all = ['a', 'b', 'c'].map(ask)
  await goOn()
  for (let turn = 0; turn < 2; turn++) await answer()
  expect(groups).toEqual([['a', 'b'], ['c']])
  await Promise.all(all)
})

test('an error fails its own batch only, and the next one runs', async () => {
  const { ask, goOn, answer, fail } = openGathering({ limit: 2 })
  const fates = Promise.allSettled(['a', 'b', 'c'].map(ask))
  await goOn()
  await fail()
  await answer()
  expect((await fates).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  const after = ask('d')
  await goOn()
  await answer()
  expect(await after).toBe('D')
})
