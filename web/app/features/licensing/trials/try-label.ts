export const tryLabel = (days: number): string => `Try ${days} ${days === 1 ? 'day' : 'days'}`
