import { expect, test } from 'vitest'
import type { Reader } from './database.ts'
import { gather } from './gather.ts'

// Nothing here asks a database: what is tested is who goes together with whom.
const db = {} as Reader

/** Asks are answered when the test says so; what went together is written down. */
const openDesk = (options: { most?: number } = {}) => {
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
  const answer = async (): Promise<void> => {
    held.shift()?.resolve()
    await new Promise(setImmediate)
  }
  const fail = async (): Promise<void> => {
    held.shift()?.reject(new Error('The line was cut'))
    await new Promise(setImmediate)
  }
  return { groups, answer, fail, ask: (asked: string) => ask(db, asked) }
}

test('who comes first is asked for at once, and who comes meanwhile goes together', async () => {
  const { ask, answer, groups } = openDesk()
  const all = [ask('a'), ask('b'), ask('c')]
  expect(groups).toEqual([['a']])
  await answer()
  expect(groups).toEqual([['a'], ['b', 'c']])
  await answer()
  expect(await Promise.all(all)).toEqual(['A', 'B', 'C'])
})

test('of those with the same key one is asked for at a time, in their order, and nobody else waits for them', async () => {
  const { ask, answer, groups } = openDesk()
  const all = [ask('x'), ask('a1'), ask('a2'), ask('a3'), ask('b')]
  for (let turn = 0; turn < 4; turn++) await answer()
  expect(groups).toEqual([['x'], ['a1', 'b'], ['a2'], ['a3']])
  expect(await Promise.all(all)).toEqual(['X', 'A1', 'A2', 'A3', 'B'])
})

test('a group has an end', async () => {
  const { ask, answer, groups } = openDesk({ most: 2 })
  const all = ['x', 'a', 'b', 'c'].map(ask)
  for (let turn = 0; turn < 3; turn++) await answer()
  expect(groups).toEqual([['x'], ['a', 'b'], ['c']])
  await Promise.all(all)
})

test('what fails, fails for those who went together, and the next are asked for', async () => {
  const { ask, answer, fail } = openDesk()
  const [first, second, third] = [ask('a'), ask('b'), ask('c')]
  const fates = Promise.allSettled([first, second, third])
  await answer()
  await fail()
  const after = ask('d')
  await answer()
  expect((await fates).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected'])
  expect(await after).toBe('D')
})
