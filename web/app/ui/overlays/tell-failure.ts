import { toast } from './toast.ts'

let textOf = (_error: unknown): string => 'An unknown error occurred'

/** How failures become messages, which the site sets when it starts: this folder knows no calls and no refusals. */
export const writeFailuresWith = (text: (error: unknown) => string): void => {
  textOf = text
}

/** Shows in a toast why something failed. */
export const tellFailure = (error: unknown): void => void toast({ kind: 'error', text: textOf(error) })
