import { passwordLength } from '#contract/identity/sign-in-rules.ts'

export type PasswordAdvice = { strength: 0 | 1 | 2 | 3; text: string }

const { minimum, maximum } = passwordLength

/** How many characters are hard to guess: a run of the same or of adjacent letters counts once. */
const surprising = (password: string): number => {
  const letters = [...password]
  return letters.filter((letter, at) => {
    const step = (letter.codePointAt(0) ?? 0) - (letters[at - 1]?.codePointAt(0) ?? Number.NEGATIVE_INFINITY)
    return Math.abs(step) > 1
  }).length
}

const containsName = (password: string, email: string): boolean => {
  const name = email.split('@')[0]?.trim().toLowerCase() ?? ''
  return name.length >= 3 && password.toLowerCase().includes(name)
}

/** Advice while typing. The rule itself is the contract's, and the server also refuses common passwords. */
export const advisePassword = (password: string, email = ''): PasswordAdvice => {
  if (password === '') return { strength: 0, text: `At least ${minimum} characters. A few words work well.` }
  const missing = minimum - password.length
  if (missing > 0) return { strength: 0, text: `${missing} more ${missing === 1 ? 'character' : 'characters'} to go.` }
  if (password.length > maximum) return { strength: 0, text: `Use at most ${maximum} characters.` }
  if (containsName(password, email)) return { strength: 1, text: 'Don’t use your e-mail name.' }
  const guesses = surprising(password)
  if (guesses < 8) return { strength: 1, text: 'Easy to guess. Add unrelated words.' }
  return guesses < 14 ? { strength: 2, text: 'Good. Longer is even better.' } : { strength: 3, text: 'Strong.' }
}
