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

/** What a reviewer of a pack wants to know. */
export const reportPack = (facts: PackFacts, sounds: readonly PackSound[], formats: readonly string[]): ReportLine[] => {
  const lines: ReportLine[] = []
  const note = (code: string, wrong: readonly PackSound[], title: (text: string) => string, fine: string | null): void => {
    if (wrong.length > 0)
      lines.push({ level: 'amber', code, title: title(plural(wrong.length, 'sound')), detail: someOf(wrong.map(({ path }) => path)) })
    else if (fine) lines.push({ level: 'green', code, title: fine, detail: null })
  }
  if (facts.sounds === 0) return [{ level: 'amber', code: 'pack-empty', title: 'No sounds were found in this pack.', detail: null }]
  lines.push({
    level: 'green',
    code: 'pack',
    title: `${plural(facts.sounds, 'sound')}, ${lengthText(facts.seconds)} in all.`,
    detail: count(formats)
      .map(({ value, times }) => `${times} ${value}`)
      .join(', '),
  })
  if (facts.sampleRates.length > 1) {
    const rates = count(sounds.map((sound) => sound.sampleRate))
    const detail = rates.map(({ value, times }) => `${times} at ${value / 1_000} kHz`).join(', ')
    lines.push({ level: 'amber', code: 'sample-rates', title: 'The sounds have different sample rates.', detail })
  }
  const withProblem = sounds.filter((sound) => sound.problem !== null)
  note('unreadable', withProblem, (text) => `${text} could not be read.`, null)
  const [first] = withProblem
  if (first)
    lines[lines.length - 1] = {
      ...(lines.at(-1) as ReportLine),
      detail: `${someOf(withProblem.map(({ path }) => path))}. The first: ${first.problem}`,
    }
  note(
    'clipped',
    sounds.filter((sound) => sound.isClipped),
    (text) => `${text} clip.`,
    'No sound clips.',
  )
  note(
    'silent',
    sounds.filter((sound) => sound.isSilent),
    (text) => `${text} are silent.`,
    'No sound is silent.',
  )
  return lines
}
