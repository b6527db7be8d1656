import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissToast, holdToasts, readToasts, releaseToasts, subscribeToToasts, toast } from './toast.ts'

const texts = () => readToasts().map((shown) => shown.text)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (const shown of readToasts()) dismissToast(shown.id)
  vi.useRealTimers()
})

test('a toast is shown for five seconds', () => {
  toast({ kind: 'ok', text: 'Saved' })
  vi.advanceTimersByTime(4999)
  expect(texts()).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('toasts are shown in the order in which they were added', () => {
  toast({ kind: 'ok', text: 'Saved' })
  toast({ kind: 'error', text: 'Not sent' })
  expect(texts()).toEqual(['Saved', 'Not sent'])
})

test('no toast disappears while somebody reads, and all get their full time afterwards', () => {
  toast({ kind: 'ok', text: 'Saved' })
  vi.advanceTimersByTime(4000)
  holdToasts()
  toast({ kind: 'info', text: 'New version' })
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['Saved', 'New version'])
  releaseToasts()
  vi.advanceTimersByTime(4999)
  expect(texts()).toEqual(['Saved', 'New version'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('dismissing the last toast under the pointer does not hold the next one for ever', () => {
  const id = toast({ kind: 'ok', text: 'Saved' })
  holdToasts()
  dismissToast(id)
  toast({ kind: 'ok', text: 'Saved again' })
  vi.advanceTimersByTime(5000)
  expect(texts()).toEqual([])
})

test('dismissing one of two toasts while reading leaves the other where it is, until the reader leaves', () => {
  const id = toast({ kind: 'ok', text: 'Saved' })
  toast({ kind: 'ok', text: 'Sent' })
  holdToasts()
  dismissToast(id)
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['Sent'])
  releaseToasts()
  vi.advanceTimersByTime(5000)
  expect(texts()).toEqual([])
})

test('leaving without having held any toast restarts no timer', () => {
  toast({ kind: 'ok', text: 'Saved' })
  vi.advanceTimersByTime(4000)
  releaseToasts()
  vi.advanceTimersByTime(1000)
  expect(texts()).toEqual([])
})

test('the same text twice is shown once, with its full time', () => {
  toast({ kind: 'ok', text: 'Added to cart' })
  vi.advanceTimersByTime(4000)
  toast({ kind: 'ok', text: 'Added to cart' })
  vi.advanceTimersByTime(4000)
  expect(texts()).toEqual(['Added to cart'])
})

test('the same text twice is shown twice where each has its own undo', () => {
  const action = { label: 'Undo', run: () => undefined }
  toast({ kind: 'ok', text: 'Image 1 removed', action })
  toast({ kind: 'ok', text: 'Image 1 removed', action })
  expect(texts()).toEqual(['Image 1 removed', 'Image 1 removed'])
})

test('listeners are called for every change, and not after they unsubscribed', () => {
  const listener = vi.fn()
  const leave = subscribeToToasts(listener)
  const id = toast({ kind: 'ok', text: 'Saved' })
  dismissToast(id)
  dismissToast(id)
  expect(listener).toHaveBeenCalledTimes(2)
  leave()
  toast({ kind: 'ok', text: 'Saved' })
  expect(listener).toHaveBeenCalledTimes(2)
})
