import { unreadable } from './unreadable.ts'

export const maxSeconds = 600

const lengthText = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60)
  if (minutes >= 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`
  return minutes > 0 ? `${minutes} min ${Math.floor(seconds % 60)} s` : `${Math.round(seconds * 10) / 10} s`
}

export const requireShort = (seconds: number): void => {
  if (seconds > maxSeconds) unreadable(`This sound is ${lengthText(seconds)} long. Use at most ${maxSeconds / 60} minutes.`)
}

/** Said when a sound turns out too long only while it is decoded, which then stops. */
export const refuseEndless = (): never =>
  unreadable(`This sound is longer than ${maxSeconds / 60} minutes. Use at most ${maxSeconds / 60} minutes.`)

export const requireKnownForm = (channels: number, sampleRate: number): void => {
  if (channels < 1) unreadable('The header of this sound says that it has no channels.')
  if (channels > 2) unreadable(`This sound has ${channels} channels. Use mono or stereo.`)
  if (!(sampleRate >= 8_000 && sampleRate <= 192_000)) {
    unreadable(`This sound has ${Math.round(sampleRate)} samples a second. Use 8,000 to 192,000, such as 44,100 or 48,000.`)
  }
}

/** A file that was cut off holds less than its header promises; its end would be missing without anybody noticing. */
export const requireWhole = (promised: number, there: number): void => {
  if (there < promised) {
    unreadable(
      `The file ends too early: its header promises ${lengthText(promised)} of sound, but it holds only ${lengthText(there)}. Export it again.`,
    )
  }
}

export const damaged = 'This sound is damaged. Export it again.'
export const noSound = 'There is no sound in this file.'
