export type PasswordVerdict = { good: true } | { good: false; because: 'common' | 'holds-email-name' }

const nameIn = (email: string): string => (email.split('@')[0] ?? '').split('+')[0]?.toLowerCase() ?? ''

const isOneCharacter = (password: string): boolean => new Set(password).size === 1

/** Length is the contract's business. A name of one or two letters is in half of all words, so it counts from three on. */
export const judgePassword = (password: string, email: string, common: ReadonlySet<string>): PasswordVerdict => {
  const plain = password.toLowerCase()
  const name = nameIn(email)
  if (common.has(plain) || isOneCharacter(plain)) return { good: false, because: 'common' }
  if (name.length >= 3 && plain.includes(name)) return { good: false, because: 'holds-email-name' }
  return { good: true }
}

export const passwordMessages = {
  common: 'This password is on the lists that attackers try first. Choose another',
  'holds-email-name': 'Don’t use your e-mail name in the password',
} as const
