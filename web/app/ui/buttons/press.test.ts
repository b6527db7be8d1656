import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { canPress, createPress, nextPressState } from './press.ts'

const ignore = () => undefined
const settle = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a button', () => {
  test('§4 is busy while its action runs, then shows success for 2500 ms, then is idle again', async () => {
    const button = createPress()
    const { promise, resolve } = Promise.withResolvers<void>()
    button.press(() => promise, ignore)
    expect(button.read()).toBe('busy')
    resolve()
    await settle()
    expect(button.read()).toBe('success')
    await vi.advanceTimersByTimeAsync(2499)
    expect(button.read()).toBe('success')
    await vi.advanceTimersByTimeAsync(1)
    expect(button.read()).toBe('idle')
  })

  test('§4 shows an error for 2500 ms when its action fails, and passes on the reason', async () => {
    const button = createPress()
    const reasons: unknown[] = []
    button.press(
      () => Promise.reject(new Error('declined')),
      (reason) => reasons.push(reason),
    )
    await settle()
    expect(button.read()).toBe('error')
    expect(reasons).toEqual([new Error('declined')])
    await vi.advanceTimersByTimeAsync(2499)
    expect(button.read()).toBe('error')
    await vi.advanceTimersByTimeAsync(1)
    expect(button.read()).toBe('idle')
  })

  test('§8 shows an error also when its action throws synchronously', async () => {
    const button = createPress()
    const reasons: unknown[] = []
    const failAtOnce = () => {
      throw new Error('no variation')
    }
    button.press(failAtOnce, (reason) => reasons.push(reason))
    expect(button.read()).toBe('error')
    expect(reasons).toEqual([new Error('no variation')])
    await vi.advanceTimersByTimeAsync(2500)
    expect(button.read()).toBe('idle')
  })

  test('acts once however often it is pressed while busy or showing success', async () => {
    const button = createPress()
    const action = vi.fn(() => Promise.resolve())
    button.press(action, ignore)
    button.press(action, ignore)
    await settle()
    button.press(action, ignore)
    expect(action).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(2500)
    button.press(action, ignore)
    expect(action).toHaveBeenCalledTimes(2)
  })

  test('that failed can be tried again at once, and the timer of the old error no longer resets it', async () => {
    const button = createPress()
    button.press(() => Promise.reject(new Error('offline')), ignore)
    await settle()
    await vi.advanceTimersByTimeAsync(2000)
    const { promise, resolve } = Promise.withResolvers<void>()
    button.press(() => promise, ignore)
    await vi.advanceTimersByTimeAsync(600)
    expect(button.read()).toBe('busy')
    resolve()
    await settle()
    expect(button.read()).toBe('success')
  })

  test('stays idle when its action returns no promise, and goes back to idle when the action resolves to false', async () => {
    const button = createPress()
    button.press(ignore, ignore)
    expect(button.read()).toBe('idle')
    button.press(() => Promise.resolve(false), ignore)
    expect(button.read()).toBe('busy')
    await settle()
    expect(button.read()).toBe('idle')
  })

  test('§9 of the clipboard shows its result for 1500 ms', async () => {
    const button = createPress(1500)
    button.press(() => Promise.resolve(), ignore)
    await vi.advanceTimersByTimeAsync(1499)
    expect(button.read()).toBe('success')
    await vi.advanceTimersByTimeAsync(1)
    expect(button.read()).toBe('idle')
  })

  test('notifies its listeners about every change until they unsubscribe', async () => {
    const button = createPress()
    const seen: string[] = []
    const leave = button.subscribe(() => seen.push(button.read()))
    button.press(() => Promise.resolve(), ignore)
    await vi.advanceTimersByTimeAsync(2500)
    leave()
    button.press(() => Promise.resolve(), ignore)
    expect(seen).toEqual(['busy', 'success', 'idle'])
  })
})

test.each([
  ['idle', 'succeeded', 'idle'],
  ['idle', 'shown', 'idle'],
  ['busy', 'started', 'busy'],
  ['busy', 'shown', 'busy'],
  ['success', 'started', 'success'],
  ['success', 'failed', 'success'],
  ['error', 'succeeded', 'error'],
] as const)('a button that is %s ignores "%s"', (state, event, after) => {
  expect(nextPressState(state, event)).toBe(after)
})

test('a button can be pressed when it is idle or has failed', () => {
  expect((['idle', 'busy', 'success', 'error'] as const).filter(canPress)).toEqual(['idle', 'error'])
})
