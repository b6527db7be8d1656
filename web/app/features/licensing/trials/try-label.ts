export const daysLabel = (days: number): string => `${days} ${days === 1 ? 'day' : 'days'}`

export const tryLabel = (days: number): string => `Try ${daysLabel(days)}`
