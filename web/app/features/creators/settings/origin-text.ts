/** A pasted address becomes its origin; anything else stays as it is and gets its message. */
export const tidyOrigin = (text: string): string => {
  const typed = text.trim()
  return /^https?:\/\//i.test(typed) && URL.canParse(typed) ? new URL(typed).origin : typed
}

type Message = { message?: string | undefined } | undefined

/** The message of a list, or of its first invalid entry. */
export const firstMessage = (errors: Message | (Message | null)[] | undefined): string | undefined => {
  if (!errors) return undefined
  if ('message' in errors && typeof errors.message === 'string') return errors.message
  return Object.values(errors as Record<string, Message>).find((error) => error?.message)?.message
}
