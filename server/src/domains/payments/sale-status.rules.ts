type LineStand = {
  /** The money is back. */
  isRefunded: boolean
  /** The buyer's bank has it, or had the last word. */
  isHeld: boolean
}

/** How a sale stands, by how its lines do. */
export const saleStatus = (lines: readonly LineStand[]): 'Completed' | 'PartiallyRefunded' | 'Refunded' | 'Disputed' => {
  if (lines.some(({ isHeld }) => isHeld)) return 'Disputed'
  const back = lines.filter(({ isRefunded }) => isRefunded).length
  if (back === 0) return 'Completed'
  return back === lines.length ? 'Refunded' : 'PartiallyRefunded'
}
