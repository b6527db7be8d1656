export type HeadingPosition = {
  id: string
  /** Where it is now, from the top of the window. */
  top: number
  /** Where it is after a jump to it: below what sticks to the top, or lower, if the page ends before it gets there. */
  landing: number
}

/**
 * The heading that is being read: of those in the upper third, or above it, the one nearest to where a jump to it ends. Several last ones
 * can be there at once, at the end of the page: then it is the one that was jumped to.
 */
export const currentHeading = (headings: readonly HeadingPosition[], height: number, target: string): string | undefined => {
  const distances = headings
    .map(({ id, top, landing }) => ({ id, top, distance: Math.abs(top - landing) }))
    .filter(({ top, distance }) => top <= height / 3 || distance < 2)
  const nearest = Math.min(...distances.map(({ distance }) => distance))
  const reached = distances.filter(({ distance }) => distance < nearest + 2)
  return (reached.find(({ id }) => id === target) ?? reached[0])?.id
}
