import type { PackFacts, PackSound, ReportLine } from '#contract/releases/build-report.ts'
import { plural, someOf } from '../report-text.ts'

/** Each value once with how often it occurs, the most frequent first. */
const count = <Value extends string | number>(values: readonly (Value | null)[]): { value: Value; times: number }[] => {
  const counts = new Map<Value, number>()
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, times]) => ({ value, times })).sort((one, other) => other.times - one.times)
}

const distinct = <Value extends string | number>(values: readonly (Value | null)[]): Value[] => count(values).map(({ value }) => value)

export const packFactsOf = (sounds: readonly PackSound[], formats: readonly string[]): PackFacts => ({
  sounds: sounds.length,
  formats: distinct(formats),
  sampleRates: distinct(sounds.map((sound) => sound.sampleRate)),
  bitDepths: distinct(sounds.map((sound) => sound.bitDepth)),
  seconds: Math.round(sounds.reduce((sum, { length }) => sum + (length ?? 0), 0) * 1_000) / 1_000,
  clipped: sounds.filter((sound) => sound.isClipped).length,
  silent: sounds.filter((sound) => sound.isSilent).length,
})

const lengthText = (seconds: number): string => {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  return hours > 0
    ? `${hours} h ${minutes} min`
    : minutes > 0
      ? `${minutes} min ${Math.round(seconds % 60)} s`
      : `${Math.round(seconds * 10) / 10} s`
}

const paths = (sounds: readonly PackSound[]): string => someOf(sounds.map(({ path }) => path))

const green = (code: string, title: string, detail: string | null = null): ReportLine => ({ level: 'green', code, title, detail })
const amber = (code: string, title: string, detail: string | null = null): ReportLine => ({ level: 'amber', code, title, detail })

const reportRates = (sounds: readonly PackSound[]): ReportLine[] => {
  const rates = count(sounds.map((sound) => sound.sampleRate))
  const detail = rates.map(({ value, times }) => `${times} at ${value / 1_000} kHz`).join(', ')
  return rates.length > 1 ? [amber('sample-rates', 'The sounds have different sample rates.', detail)] : []
}

const reportUnreadable = (sounds: readonly PackSound[]): ReportLine[] => {
  const unreadable = sounds.filter((sound) => sound.problem !== null)
  const detail = `${paths(unreadable)}. The first: ${unreadable[0]?.problem}`
  return unreadable.length > 0 ? [amber('unreadable', `${plural(unreadable.length, 'sound')} could not be read.`, detail)] : []
}

/** What a reviewer of a pack wants to know. */
export const reportPack = (facts: PackFacts, sounds: readonly PackSound[], formats: readonly string[]): ReportLine[] => {
  if (facts.sounds === 0) return [amber('pack-empty', 'No sounds were found in this pack.')]
  const parts = count(formats).map(({ value, times }) => `${times} ${value}`)
  const [clipped, silent] = [sounds.filter((sound) => sound.isClipped), sounds.filter((sound) => sound.isSilent)]
  return [
    green('pack', `${plural(facts.sounds, 'sound')}, ${lengthText(facts.seconds)} in all.`, parts.join(', ')),
    ...reportRates(sounds),
    ...reportUnreadable(sounds),
    clipped.length > 0
      ? amber('clipped', `${plural(clipped.length, 'sound clips', 'sounds clip')}.`, paths(clipped))
      : green('clipped', 'No clipping.'),
    silent.length > 0
      ? amber('silent', `${plural(silent.length, 'sound is', 'sounds are')} silent.`, paths(silent))
      : green('silent', 'No silent sounds.'),
  ]
}
