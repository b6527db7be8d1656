import { expect, test } from 'vitest'
import { takeTurns } from './take-turns.ts'

test('never more than there are places for, and everybody comes, also after a failure', async () => {
  const turns = takeTurns(2)
  let [inside, limit, done] = [0, 0, 0]
  const work = async (index: number): Promise<void> => {
    inside += 1
    limit = Math.max(limit, inside)
    await new Promise((resolve) => setTimeout(resolve, 2))
    inside -= 1
    done += 1
    if (index === 3) throw new Error('one of them fails')
  }
  await Promise.allSettled(Array.from({ length: 12 }, (_, index) => turns(() => work(index))))
  expect({ limit: limit, done, inside }).toEqual({ limit: 2, done: 12, inside: 0 })
})
