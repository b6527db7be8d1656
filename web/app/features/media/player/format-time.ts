/** Decoding at another sample rate makes 42 seconds 41.99998; that is still shown as 0:42. */
const tolerance = 0.01

/** Seconds as "0:18", "12:05", "1:02:03". */
export const formatTime = (seconds: number): string => {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds + tolerance)) : 0
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const tail = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${tail}` : `${minutes}:${tail}`
}
