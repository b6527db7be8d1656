export const periods = [7, 30, 90, 365] as const
const usual = 30

/** The period in the address, if it is one of the choices. */
export const readPeriod = (query: URLSearchParams): number => periods.find((days) => String(days) === query.get('days')) ?? usual
