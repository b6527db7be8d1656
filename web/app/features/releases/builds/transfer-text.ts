import type { SentFile } from '#web/lib/files/file-sender.ts'
import type { WriteCount } from '#web/ui/texts/count.tsx'
import { sizeText } from '#web/ui/texts/size-text.ts'

/** The remaining time of an upload, rounded as people say it. */
export const timeLeftText = (seconds: number): string => {
  if (seconds < 10) return 'a few seconds left'
  if (seconds < 60) return `${Math.ceil(seconds / 10) * 10} s left`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return `${minutes} min left`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `${hours} h ${minutes % 60} min left` : 'more than a day left'
}

/** How much of a file has arrived: "1.2 of 3.4 GB". The unit is written once where it is the same. */
export const arrivedText = (received: number, size: number, write: WriteCount): string => {
  const [amount, unit] = sizeText(received, write).split(' ')
  const whole = sizeText(size, write)
  return whole.endsWith(` ${unit}`) ? `${amount} of ${whole}` : `${sizeText(received, write)} of ${whole}`
}

/** The text next to a progress bar. */
export const transferText = ({ sent, size, phase, bytesPerSecond, secondsLeft }: SentFile, write: WriteCount): string => {
  const parts = [arrivedText(sent, size, write)]
  if (phase === 'sending' && bytesPerSecond) parts.push(`${sizeText(bytesPerSecond, write)}/s`)
  if (phase === 'sending' && secondsLeft !== null) parts.push(timeLeftText(secondsLeft))
  return parts.join(' · ')
}
