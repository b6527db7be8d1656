import { useState, useSyncExternalStore } from 'react'
import { createPress, type PressState } from './press.ts'

const logFailure = (error: unknown) => console.error(error)

/** The states of a button around any action, for forms: `const { state, press } = usePress(save)`, then `<Button type="submit" state={state}>`. */
export const usePress = <Arguments extends unknown[]>(
  action: (...given: Arguments) => unknown,
  { onFail = logFailure, shownFor }: { onFail?: ((error: unknown) => void) | undefined; shownFor?: number | undefined } = {},
): { state: PressState; press: (...given: Arguments) => void } => {
  const [machine] = useState(() => createPress(shownFor))
  const state = useSyncExternalStore(machine.subscribe, machine.read, () => 'idle' as const)
  return { state, press: (...given) => machine.press(() => action(...given), onFail) }
}
