import { afterEach, expect, test, vi } from 'vitest'
import { outdateReads } from '../api/read-cache.ts'
import { parseStored, readOwnStudio, type Studio, storeStudio, subscribeToStudio } from './my-studio.ts'

const studio = parseStored(
  JSON.stringify({ userId: null, studio: { system: 'macOS', processor: 'arm', hosts: ['Reaper'], formats: ['VST3'] } }),
)?.studio as Studio

test('what was stored is read again, a guest’s and an account’s', () => {
  for (const userId of [null, 'user-1']) expect(parseStored(JSON.stringify({ userId, studio }))).toEqual({ userId, studio })
})

test('what is not known any more counts as not said', () => {
  const older = { system: 'BeOS', processor: 'arm', hosts: ['Opcode Vision', 'Reaper'], formats: 'VST3' }
  expect(parseStored(JSON.stringify({ userId: null, studio: older }))).toEqual({
    userId: null,
    studio: { system: null, processor: 'arm', hosts: ['Reaper'], formats: [] },
  })
})

test.each([null, '', 'null', '{}', '[1]', '{"userId":1,"studio":{}}', '{"userId":null}', 'nonsense'])('%s is nothing', (text) => {
  expect(parseStored(text)).toBeNull()
})

/** A browser in which a guest has described their studio, and an account that has this one. `meanwhile` happens before it is answered. */
const signInWith = async (userId: string, own: Studio | null, meanwhile?: (values: Map<string, string>) => unknown) => {
  const values = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  })
  const saved: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (init.method === 'PUT') saved.push(JSON.parse(String(init.body)))
    else await meanwhile?.(values)
    return Response.json({ studio: init.method === 'PUT' ? saved.at(-1) : own })
  })
  await outdateReads('/api/customer/studio')
  await storeStudio(null, studio)
  await readOwnStudio(userId)
  return { saved, inBrowser: parseStored(values.get('my-studio') ?? null) }
}
afterEach(() => vi.unstubAllGlobals())

test('17.5 whoever signs in takes along what they said as a guest, and the account keeps it', async () => {
  const { saved, inBrowser } = await signInWith('user-new', null)
  expect(saved).toEqual([studio])
  expect(inBrowser).toEqual({ userId: 'user-new', studio })
})

test('17.5 what the account has said itself stays, and takes the place of the guest’s', async () => {
  const own: Studio = { system: 'Windows', processor: 'x64', hosts: ['Cubase'], formats: [] }
  const { saved, inBrowser } = await signInWith('user-old', own)
  expect(saved).toEqual([])
  expect(inBrowser).toEqual({ userId: 'user-old', studio: own })
})

test('17.5 a studio that is changed while the account’s own is being read stays: a late answer counts for nothing', async () => {
  const own: Studio = { system: 'Windows', processor: 'x64', hosts: ['Cubase'], formats: [] }
  const changed: Studio = { ...studio, hosts: ['Bitwig Studio'] }
  const { saved, inBrowser } = await signInWith('user-late', own, () => storeStudio(null, changed))
  expect(saved).toEqual([])
  expect(inBrowser).toEqual({ userId: null, studio: changed })
})

test('17.5 of several tabs that read it at once, each shows what the first has stored', async () => {
  const own: Studio = { system: 'Windows', processor: 'x64', hosts: ['Cubase'], formats: [] }
  const page = new EventTarget()
  vi.stubGlobal('window', page)
  const shown = vi.fn()
  const stop = subscribeToStudio(shown)
  const { inBrowser } = await signInWith('user-tabs', own, (values) => {
    shown.mockClear()
    values.set('my-studio', JSON.stringify({ userId: 'user-tabs', studio: own }))
    page.dispatchEvent(new Event('storage'))
  })
  expect(inBrowser).toEqual({ userId: 'user-tabs', studio: own })
  expect(shown).toHaveBeenCalled()
  stop()
  shown.mockClear()
  page.dispatchEvent(new Event('storage'))
  expect(shown).not.toHaveBeenCalled()
})
