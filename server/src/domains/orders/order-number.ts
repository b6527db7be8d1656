/** The number of an order, as people read it out on the phone. */
export const writeOrderNumber = (number: number | null): string => `ORD-${String(number ?? 0).padStart(6, '0')}`

/** Parses an order number, complete or not. */
export const readOrderNumber = (text: string): number | null => {
  const digits = /^(?:[a-z]+-|#|ord\s*)?0*(\d{1,9})$/i.exec(text.trim())?.[1]
  return digits === undefined ? null : Number(digits)
}
