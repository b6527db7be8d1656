import type { Logger } from 'pino'
import { ProviderAway } from '#platform/payments/provider.ts'

const atOnce = 8

/**
 * Several at once, and one that fails does not delay the others. Where the provider has answered for none of the last
 * ones it is taken to be down, and nobody else is tried; one alone that it never answers for must not block all that come after it.
 */
export const doEach = async <Item>(log: Logger, items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const waiting = [...items]
  let unanswered = 0
  const take = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      try {
        await work(item)
        unanswered = 0
      } catch (error) {
        unanswered = error instanceof ProviderAway ? unanswered + 1 : 0
        if (unanswered >= atOnce) waiting.length = 0
        log.warn({ err: error }, 'left for the next time')
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, take))
}
