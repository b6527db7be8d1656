/** As people say it on the phone. */
export const writeOrderNumber = (number: number | null): string => `ORD-${String(number ?? 0).padStart(6, '0')}`
