import { toast } from './toast.ts'

let textOf = (_error: unknown): string => 'An unknown error occurred'

/** How failures are put into words, which the site says when it starts: this folder knows no calls and no refusals. */
export const writeFailuresWith = (text: (error: unknown) => string): void => {
  textOf = text
}

/** Says in passing why something failed. */
export const tellFailure = (error: unknown): void => void toast({ kind: 'error', text: textOf(error) })
