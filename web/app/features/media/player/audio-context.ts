import { Trouble } from './trouble.ts'

let context: AudioContext | undefined

/** The page's only audio context, running if the browser allows it. */
export const openContext = (): AudioContext => {
  try {
    context ??= new AudioContext({ latencyHint: 'balanced' })
  } catch (cause) {
    throw new Trouble('unsupported', cause)
  }
  void context.resume()
  return context
}
