import type { OwnPackSound } from '#contract/releases/sounds.ts'

/** "A minor · 120 bpm · 2.4 s", or that it cannot be played. */
export const soundText = ({ key, tempo, seconds, isPlayable }: Pick<OwnPackSound, 'key' | 'tempo' | 'seconds' | 'isPlayable'>): string => {
  if (!isPlayable) return 'No preview available.'
  const facts = [key, tempo === null ? null : `${tempo} bpm`, seconds === null ? null : `${Math.round(seconds * 10) / 10} s`]
  return facts.filter((fact) => fact !== null).join(' · ')
}
