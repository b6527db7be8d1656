import { refuse } from '#kernel/refusal.ts'
import { ProviderAway } from '#platform/payments/provider.ts'

/** A provider that does not answer is no bug of ours: the customer may try again. */
export const askForMethod = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderAway)) throw error
    return refuse('provider-away', {
      detail: 'The payment provider isn’t responding. Nothing was changed. Try again in a moment.',
      retryAfter: 5,
    })
  }
}
