/** How a sale stands, by how many of its lines were given back. */
export const saleStatus = (lines: readonly { isRefunded: boolean }[]): 'Completed' | 'PartiallyRefunded' | 'Refunded' => {
  const back = lines.filter(({ isRefunded }) => isRefunded).length
  if (back === 0) return 'Completed'
  return back === lines.length ? 'Refunded' : 'PartiallyRefunded'
}
