import type { PackFacts } from '#contract/releases/build-report.ts'
import type { WriteCount } from '#web/ui/texts/count.tsx'

const lengthText = (seconds: number): string => {
  const whole = Math.round(seconds)
  if (whole < 60) return `${whole} s`
  const minutes = Math.round(whole / 60)
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}

/** The facts about the sounds of a pack: "312 sounds", "WAV", "44.1 kHz", "24 bit", "48 min". */
export const packText = ({ sounds, formats, sampleRates, bitDepths, seconds }: PackFacts, write: WriteCount): string[] => [
  sounds === 1 ? '1 sound' : `${write(sounds)} sounds`,
  ...(formats.length > 0 ? [formats.join(', ')] : []),
  ...(sampleRates.length > 0 ? [`${sampleRates.map((rate) => rate / 1000).join(', ')} kHz`] : []),
  ...(bitDepths.length > 0 ? [`${bitDepths.join(', ')} bit`] : []),
  lengthText(seconds),
]
