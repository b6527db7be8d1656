import { afterEach, expect, test, vi } from 'vitest'
import { dismissToast, readToasts } from '#web/ui/overlays/toast.ts'
import { finishRemovals, planRemoval, useUndiscarded } from './removals.ts'

// Outside of React, useSyncExternalStore is replaced by a plain read.
vi.mock('react', () => ({ useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read() }))

afterEach(() => {
  for (const { id } of readToasts()) dismissToast(id)
})

const plan = (slot: string, releaseId = 'rel_1', finish: () => Promise<undefined> = async () => undefined) => {
  const finishing = vi.fn(finish)
  planRemoval(slot, { releaseId, finish: finishing }, `${slot} was removed.`)
  return finishing
}

const offered = (): string[] => readToasts().map(({ text }) => text)
const isShown = (id: string): boolean => useUndiscarded([{ id }]).length > 0

test('17.12 a file whose removal was undone is never removed on the server', async () => {
  const finish = plan('rel_1/Windows')
  expect(isShown('rel_1/Windows')).toBe(false)
  readToasts()[0]?.action?.run()
  expect(isShown('rel_1/Windows')).toBe(true)
  await finishRemovals('rel_1')
  expect(finish).not.toHaveBeenCalled()
})

test('17.12 a discarded release stays hidden, and is shown again if the server refuses', async () => {
  plan('rel_3', 'list', () => Promise.reject(new Error('It is in review')))
  expect(isShown('rel_3')).toBe(false)
  await expect(finishRemovals('list')).rejects.toThrow('It is in review')
  expect(isShown('rel_3')).toBe(true)

  const finish = plan('rel_3', 'list')
  await finishRemovals('rel_3')
  expect(finish).not.toHaveBeenCalled()
  await finishRemovals('list')
  await finishRemovals('list')
  expect(finish).toHaveBeenCalledTimes(1)
  expect(isShown('rel_3')).toBe(false)
})

test('17.12 before anything else happens to a release, pending removals are carried out, once', async () => {
  const [windows, mac] = [plan('rel_1/Windows'), plan('rel_1/Mac')]
  await finishRemovals('rel_2')
  expect(windows).not.toHaveBeenCalled()
  await Promise.all([finishRemovals('rel_1'), finishRemovals('rel_1')])
  await finishRemovals('rel_1')
  expect([windows.mock.calls.length, mac.mock.calls.length]).toEqual([1, 1])
})

test('17.12 a removal that is carried out can no longer be undone, and the others are carried out when their toast closes', async () => {
  plan('rel_1/Windows')
  const mac = plan('rel_4/Mac', 'rel_4')
  const going = finishRemovals('rel_1')
  expect(offered()).toEqual(['rel_4/Mac was removed.'])
  await going
  expect(mac).not.toHaveBeenCalled()
  dismissToast(readToasts()[0]?.id ?? 0)
  expect(mac).toHaveBeenCalledTimes(1)
})

test('17.12 a list that was requested as the page was left does not show what was discarded there, once', async () => {
  const memory = new Map<string, string>()
  const leaving: (() => void)[] = []
  vi.stubGlobal('window', {
    addEventListener: (_name: string, leave: () => void) => leaving.push(leave),
    sessionStorage: {
      getItem: (name: string) => memory.get(name) ?? null,
      setItem: (name: string, value: string) => memory.set(name, value),
      removeItem: (name: string) => memory.delete(name),
    },
  })
  const nextPage = async () => {
    vi.resetModules()
    return import('./removals.ts')
  }
  const finish = plan('rel_5', 'list')
  plan('rel_6/Mac', 'rel_6')
  for (const leave of leaving) leave()
  expect(finish).toHaveBeenCalledTimes(1)
  const rows = [{ id: 'rel_5' }, { id: 'rel_6' }, { id: 'rel_6/Mac' }]
  const shownOn = ({ useUndiscarded: listed }: Awaited<ReturnType<typeof nextPage>>) => listed(rows).map(({ id }) => id)
  const next = await nextPage()
  expect(shownOn(next)).toEqual(['rel_6', 'rel_6/Mac'])
  const again: string[] = []
  const discard = async (id: string): Promise<void> => void again.push(id)
  await next.finishDiscarded(discard)
  await next.finishDiscarded(discard)
  expect([again, shownOn(next)]).toEqual([['rel_5'], ['rel_6', 'rel_6/Mac']])
  expect(shownOn(await nextPage())).toHaveLength(3)

  // If the server had refused it, the next page would otherwise hide a release that still exists.
  memory.set('discarded-releases', 'rel_5')
  const refused = await nextPage()
  await expect(refused.finishDiscarded(() => Promise.reject(new Error('It is in review')))).rejects.toThrow('It is in review')
  expect(shownOn(refused)).toHaveLength(3)
  vi.unstubAllGlobals()
})
