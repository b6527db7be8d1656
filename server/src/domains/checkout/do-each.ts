import type { Logger } from 'pino'
import { ProviderAway } from '#platform/payments/provider.ts'

const atOnce = 8

/** Several at once, and one that fails does not keep the others waiting. While the provider is away nobody else is tried. */
export const doEach = async <Item>(log: Logger, items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  const waiting = [...items]
  const take = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) {
      await work(item).catch((error: unknown) => {
        if (error instanceof ProviderAway) waiting.length = 0
        log.warn({ err: error }, 'left for the next time')
      })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, take))
}
