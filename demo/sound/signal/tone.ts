export const sampleRate = 44100

/** One mono voice, before it is panned. */
export type Tone = Float32Array
export type Stereo = [left: Float32Array, right: Float32Array]

export const samplesIn = (seconds: number): number => Math.max(0, Math.round(seconds * sampleRate))
export const silence = (seconds: number): Tone => new Float32Array(samplesIn(seconds))
export const stereoSilence = (seconds: number): Stereo => [silence(seconds), silence(seconds)]
export const copyOf = ([left, right]: Stereo): Stereo => [left.slice(), right.slice()]

/** Concert pitch: 69 is the A of 440 Hz; pitches may be fractional. */
export const hertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12)

export const decibels = (level: number): number => 10 ** (level / 20)
