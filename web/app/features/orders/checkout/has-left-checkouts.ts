export const leftCheckoutsKey = 'left-checkouts'

/** A checkout was left a moment before this page was loaded: its payment may be under way. Every page asks, so this loads nothing else. */
export const hasLeftCheckouts = (): boolean => {
  try {
    return sessionStorage.getItem(leftCheckoutsKey) !== null
  } catch {
    return false
  }
}
