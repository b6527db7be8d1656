/** So many at a time, in the order they came. */
export const takeTurns = (limit: number) => {
  let free = limit
  const waiting: (() => void)[] = []

  const enter = async (): Promise<void> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = (): void => {
    const next = waiting.shift()
    if (next) next()
    else free += 1
  }

  return async <Made>(work: () => Promise<Made>): Promise<Made> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
