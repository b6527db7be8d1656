import { Trouble } from './trouble.ts'

let context: AudioContext | undefined

/** The one audio context of the page, awake if the browser allows. */
export const openContext = (): AudioContext => {
  try {
    context ??= new AudioContext({ latencyHint: 'balanced' })
  } catch (cause) {
    throw new Trouble('unsupported', cause)
  }
  void context.resume()
  return context
}
