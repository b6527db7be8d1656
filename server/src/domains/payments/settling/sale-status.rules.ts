type LineStand = {
  /** The money was refunded. */
  isRefunded: boolean
  /** The buyer's bank has it, or won the dispute. */
  isHeld: boolean
}

/** The status of a sale, from the status of its lines. */
export const saleStatus = (lines: readonly LineStand[]): 'Completed' | 'PartiallyRefunded' | 'Refunded' | 'Disputed' => {
  if (lines.some(({ isHeld }) => isHeld)) return 'Disputed'
  const back = lines.filter(({ isRefunded }) => isRefunded).length
  if (back === 0) return 'Completed'
  return back === lines.length ? 'Refunded' : 'PartiallyRefunded'
}
