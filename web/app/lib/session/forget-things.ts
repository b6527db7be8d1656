import { forgetAllTyped } from '../forms/use-typed.ts'

/** The next person at this browser does not see earlier searches. In a module of its own, because most visitors never load what stores them. */
export const forgetThings = (): void => {
  // Typed into a checkout: a name, an address.
  forgetAllTyped()
  try {
    localStorage.removeItem('recent-things')
    localStorage.removeItem('my-studio')
    // Of checkouts: which were open, and the secrets that show their receipts.
    for (const key of Object.keys(sessionStorage))
      if (/^(open-checkout|left-checkouts|checkout-.*)$/.test(key)) sessionStorage.removeItem(key)
  } catch {
    // Where a browser refuses storage, nothing was stored.
  }
}
