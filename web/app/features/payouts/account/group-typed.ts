import { groupIban, plainIban } from '#contract/payouts/iban.ts'

/** Groups an account number while it is typed at its end. Whoever corrects in the middle is left in peace: the cursor would jump. */
export const groupTyped = (typed: string, before: string): string => {
  const isAtEnd = typed.startsWith(before.trimEnd()) || before.startsWith(typed.trimEnd())
  if (!isAtEnd || !/^[a-z0-9\s-]*$/i.test(typed)) return typed
  return groupIban(plainIban(typed))
}
