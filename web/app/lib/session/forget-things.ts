import { forgetAllTyped } from '../forms/use-typed.ts'

/** Whoever sits down next does not see what was looked for. Apart from what remembers, which most visitors never load. */
export const forgetThings = (): void => {
  // Into a checkout: a name, an address.
  forgetAllTyped()
  try {
    localStorage.removeItem('recent-things')
    localStorage.removeItem('my-studio')
  } catch {
    // A browser that refuses its storage has remembered nothing.
  }
}
