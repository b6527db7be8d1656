const two = (value: number): string => String(value).padStart(2, '0')

/** Milliseconds as minutes and seconds: 59:07. */
export const timeLeft = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
