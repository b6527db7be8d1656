import type { Reader } from './database.ts'

type Options<Asked> = {
  /** Requests with the same key are sent one at a time. */
  keyOf(asked: Asked): string
  limit?: number
}

type Waiting<Asked, Answer> = { asked: Asked; resolve(answer: Answer): void; reject(error: unknown): void }

/**
 * Batches many callers into one statement. Callers of the same turn of the event loop share one; callers that come meanwhile wait for its
 * answer, and are then sent together. There is no timer, and the more callers there are, the less each costs.
 * Answers come in the order of the requests. An invalid value fails the whole batch: pass only values that were checked.
 */
export const gather = <Asked, Answer>(
  askAll: (db: Reader, asked: readonly Asked[]) => Promise<readonly Answer[]>,
  { keyOf, limit = 100 }: Options<Asked>,
): ((db: Reader, asked: Asked) => Promise<Answer>) => {
  let waiting: Waiting<Asked, Answer>[] = []
  let isAsking = false

  const nextGroup = (): Waiting<Asked, Answer>[] => {
    const group = new Map<string, Waiting<Asked, Answer>>()
    waiting = waiting.filter((one) => {
      const key = keyOf(one.asked)
      const mustWait = group.size >= limit || group.has(key)
      if (!mustWait) group.set(key, one)
      return mustWait
    })
    return [...group.values()]
  }

  const askGroup = async (db: Reader, group: readonly Waiting<Asked, Answer>[]): Promise<void> => {
    try {
      const answers = await askAll(
        db,
        group.map(({ asked }) => asked),
      )
      for (const [index, one] of group.entries()) one.resolve(answers[index] as Answer)
    } catch (error) {
      for (const one of group) one.reject(error)
    }
  }

  const askOn = async (db: Reader): Promise<void> => {
    while (waiting.length > 0) await askGroup(db, nextGroup())
    isAsking = false
  }

  return (db, asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      if (isAsking) return
      isAsking = true
      setImmediate(() => void askOn(db))
    })
}
