import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Compatibility, Product } from '#contract/catalog/catalog.ts'
import { publishProduct } from '#domains/catalog/index.ts'
import { addCreator, addProduct } from '../../../testing/sample-creator.ts'
import { openTestApp, openTestShop, testDay } from '../../../testing/test-shop.ts'

const shop = await openTestShop()
const { db } = shop.database
const app = await openTestApp(shop)

await addCreator(db, { id: 'harrow', name: 'Harrow' })

const runsOn = (name: string): Compatibility => ({ systems: [{ name, note: null, formats: ['VST3'] }], hosts: [], contents: [] })
const addPlugin = (id: string, name: string, system = 'Windows 10+') =>
  addProduct(db, `harrow/${id}`, { name, compatibility: runsOn(system) })

const addPresets = (id: string, needs: string, creator = 'harrow') =>
  addProduct(db, `${creator}/${id}`, {
    name: `Presets ${id}`,
    type: 'DigitalProduct',
    category: 'PresetPack',
    compatibility: { systems: [], hosts: [], contents: [{ label: 'Needs', value: needs }] },
  })

const neededBy = async (path: string): Promise<Product['neededPlugin']> =>
  (await app.inject(`/api/storefront/products/${path}`)).json().neededPlugin

const found = async (id: string, fits: string): Promise<boolean> => {
  const answer = await app.inject({ url: '/api/storefront/search', query: { q: `presets ${id}`, fits } })
  return answer.json().items.some((card: { id: string }) => card.id === id)
}

test('17.5 presets name the plugin of their creator that they need, and are found where it runs', async () => {
  await addPlugin('lake', 'Mono Lake')
  await addPresets('alkaline', 'Mono Lake 3.0 or newer')
  await addPresets('others', 'Vital 1.5 or newer')
  expect(await neededBy('harrow/alkaline')).toEqual({ id: 'lake', name: 'Mono Lake' })
  expect(await neededBy('harrow/others')).toBeUndefined()
  expect(await neededBy('harrow/lake')).toBeUndefined()
  expect(await found('alkaline', 'Windows-x64.VST3.Cubase')).toBe(true)
  expect(await found('alkaline', 'Linux-x64.VST3.Reaper')).toBe(false)
  expect(await found('others', 'Linux-x64.VST3.Reaper')).toBe(true)
})

test('17.5 they follow the plugin: where it runs, what it is called, and whether it is still sold', async () => {
  await addPresets('early', 'ferry, version 2')
  expect(await neededBy('harrow/early')).toBeUndefined()
  expect(await found('early', 'Linux-x64.VST3.Reaper')).toBe(true)
  await addPlugin('ferry', 'Ferry')
  expect(await neededBy('harrow/early')).toEqual({ id: 'ferry', name: 'Ferry' })
  expect(await found('early', 'Linux-x64.VST3.Reaper')).toBe(false)

  const rename = async (name: string): Promise<void> => {
    const draft = sql<never>`jsonb_set(draft, '{name}', to_jsonb(${name}::text))`
    await db.updateTable('products').set({ draft }).where('id', '=', 'ferry').execute()
    await db.transaction().execute((tx) => publishProduct(tx, { creatorId: 'harrow', id: 'ferry' }, new Date(testDay)))
  }
  await rename('Harbour')
  expect(await neededBy('harrow/early')).toBeUndefined()
  expect(await found('early', 'Linux-x64.VST3.Reaper')).toBe(true)
  await rename('Ferry')
  expect(await found('early', 'Linux-x64.VST3.Reaper')).toBe(false)

  await db.updateTable('products').set({ state: 'Archived' }).where('id', '=', 'ferry').execute()
  expect(await neededBy('harrow/early')).toBeUndefined()
  expect(await found('early', 'Linux-x64.VST3.Reaper')).toBe(true)
})

await addPlugin('mill', 'Grain')
await addPlugin('deluxe', 'Grain Deluxe')
await addPlugin('sub', 'Sub 2')
await addPlugin('cave', "Low O'Clock")

test.each([
  ...[
    'Grain',
    'Grain 2.0 or newer',
    'GRAIN (any version)',
    'grain v2',
    'Grain, version 3.x',
    'Grain ≥ 2',
    'Grain® 2+',
    'Grain plugin',
    '  Grain  2 ',
  ].map((needs) => [needs, 'Grain'] as const),
  ...[
    'Grain Mill 2',
    'Grainy',
    'Grain2',
    'Grain-o-mat',
    'Any sampler, or Grain',
    'Grain or Vital',
    'Grain and Vital 1.5',
    'Grain order',
  ].map((needs) => [needs, undefined] as const),
  ['Grain Deluxe 1.1', 'Grain Deluxe'] as const,
  ['Low O’Clock 2', "Low O'Clock"] as const,
])('17.5 "%s" names the plugin %s', async (needs, name) => {
  const id = `pack-${crypto.randomUUID().slice(0, 8)}`
  await addPresets(id, needs)
  expect((await neededBy(`harrow/${id}`))?.name).toBe(name)
})

test('17.5 what another creator calls the same is another plugin', async () => {
  await addCreator(db, { id: 'copycat', name: 'Copycat' })
  await addPlugin('original', 'Original')
  await addPresets('imitated', 'Original 1.0', 'copycat')
  expect(await neededBy('copycat/imitated')).toBeUndefined()
})
