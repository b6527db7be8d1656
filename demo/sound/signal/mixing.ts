import { type Stereo, sampleRate, type Tone } from './tone.ts'

/** Adds a voice to one channel, from a sample on; anything outside the channel is cut off. */
export const addTo = (channel: Tone, tone: Tone, gain = 1, from = 0): void => {
  const start = Math.max(0, -from)
  const heard = tone.subarray(start, Math.max(start, channel.length - from))
  const under = channel.subarray(from + start)
  for (let at = 0; at < heard.length; at++) under[at] = (under[at] ?? 0) + gain * (heard[at] ?? 0)
}

/** Mixes in a voice: its time (seconds), its gain, and its pan between left (-1) and right (1), with equal power. */
export const place = ([left, right]: Stereo, tone: Tone, at: number, gain = 1, pan = 0): void => {
  const angle = ((Math.max(-1, Math.min(1, pan)) + 1) * Math.PI) / 4
  const from = Math.round(at * sampleRate)
  addTo(left, tone, gain * Math.cos(angle) * Math.SQRT2, from)
  addTo(right, tone, gain * Math.sin(angle) * Math.SQRT2, from)
}

export const mix = (onto: Stereo, [left, right]: Stereo, gain = 1): void => {
  addTo(onto[0], left, gain)
  addTo(onto[1], right, gain)
}

/** Maps every sample in place. */
export const shape = (tone: Tone, to: (sample: number, at: number) => number): Tone => {
  for (let at = 0; at < tone.length; at++) tone[at] = to(tone[at] ?? 0, at)
  return tone
}

export const amplify = (tone: Tone, gain: number): Tone => {
  for (let at = 0; at < tone.length; at++) tone[at] = (tone[at] ?? 0) * gain
  return tone
}

export const multiply = (tone: Tone, by: Tone): Tone => {
  for (let at = 0; at < tone.length; at++) tone[at] = (tone[at] ?? 0) * (by[at] ?? 0)
  return tone
}

/** Modulates the level with a slow signal: 1 + depth at its maximum. */
export const sway = (tone: Tone, by: Tone, depth: number): Tone => {
  for (let at = 0; at < tone.length; at++) tone[at] = (tone[at] ?? 0) * (1 + depth * (by[at] ?? 0))
  return tone
}

export const loudestOf = (tone: Tone): number => {
  let top = 0
  for (let at = 0; at < tone.length; at++) top = Math.max(top, Math.abs(tone[at] ?? 0))
  return top
}

/** Normalises a voice to a peak of 1, so that the recipe's gains are comparable between instruments. */
export const normalise = (tone: Tone): Tone => {
  const top = loudestOf(tone)
  return top === 0 ? tone : amplify(tone, 1 / top)
}

export const middleOf = ([left, right]: Stereo): Tone => {
  const middle = new Float32Array(left.length)
  addTo(middle, left, 0.5)
  addTo(middle, right, 0.5)
  return middle
}
