/** The time that 95 of 100 stayed below. */
export const percentile95 = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
