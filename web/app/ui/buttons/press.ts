export type PressState = 'idle' | 'busy' | 'success' | 'error'
type PressEvent = 'started' | 'succeeded' | 'failed' | 'dropped' | 'shown'

/** How long a button shows success or failure. */
const resultShownFor = 2500

// After a success the button is blocked until the result was shown: the second half of a double click must not act again. After a failure
// it can be pressed again at once.
const moves: Record<PressState, Partial<Record<PressEvent, PressState>>> = {
  idle: { started: 'busy' },
  busy: { succeeded: 'success', failed: 'error', dropped: 'idle' },
  success: { shown: 'idle' },
  error: { shown: 'idle', started: 'busy' },
}

export const nextPressState = (state: PressState, event: PressEvent): PressState => moves[state][event] ?? state

export const canPress = (state: PressState): boolean => moves[state].started !== undefined

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value && typeof value.then === 'function'

/**
 * The state machine of one button. An action without a promise is done at once; one that resolves to `false` was cancelled and shows no
 * result.
 */
export const createPress = (shownFor: number = resultShownFor) => {
  let state: PressState = 'idle'
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  const move = (event: PressEvent) => {
    clearTimeout(timer)
    state = nextPressState(state, event)
    if (state === 'success' || state === 'error') timer = setTimeout(() => move('shown'), shownFor)
    for (const tell of listeners) tell()
  }

  const press = (action: () => unknown, onFail: (error: unknown) => void): void => {
    if (!canPress(state)) return
    const fail = (error: unknown): void => {
      move('failed')
      onFail(error)
    }
    try {
      const outcome = action()
      if (!isPromise(outcome)) return
      move('started')
      outcome.then((value) => move(value === false ? 'dropped' : 'succeeded'), fail)
    } catch (error) {
      // Thrown synchronously: a failure as well.
      move('started')
      fail(error)
    }
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }

  return { press, subscribe, read: () => state }
}
