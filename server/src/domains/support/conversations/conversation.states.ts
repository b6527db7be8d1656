import type { ConversationState } from '#contract/support/conversations.ts'
import type { Moves } from '#kernel/states.ts'

/** Open waits for us, Waiting waits for the customer. Whatever the customer writes opens it. */
export const conversationMoves: Moves<ConversationState> = {
  Open: ['Open', 'Waiting', 'Closed'],
  Waiting: ['Open', 'Waiting', 'Closed'],
  Closed: ['Open', 'Waiting', 'Closed'],
}
