import { groupIban, plainIban } from '#contract/payouts/iban.ts'

/** Groups an account number while it is typed at its end, or pasted. A correction in the middle is left alone: the cursor would jump. */
export const groupTyped = (typed: string, cursor: number | null): string => {
  const isAtEnd = cursor === null || cursor >= typed.length
  return isAtEnd && /^[a-z0-9\s-]*$/i.test(typed) ? groupIban(plainIban(typed)) : typed
}
