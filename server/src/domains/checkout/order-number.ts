/** As people say it on the phone. */
export const writeOrderNumber = (number: number | null): string => `SF-${String(number ?? 0).padStart(6, '0')}`
