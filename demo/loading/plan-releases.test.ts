import { expect, test } from 'vitest'
import { demoShop } from '#demo/shop/index.ts'
import { toldNotes } from '#demo/shop/release-notes.ts'
import { planReleases, versionsUpTo } from './plan-releases.ts'

const planned = demoShop.flatMap((creator) =>
  creator.products.map((product) => ({ creator, product, releases: planReleases(creator, product) })),
)

test.each([
  ['2.3.1', ['2.2.0', '2.3.0', '2.3.1']],
  ['1.4.0', ['1.3.0', '1.4.0']],
  ['2.0.1', ['1.0.0', '2.0.0', '2.0.1']],
  ['1.0.3', ['1.0.0', '1.0.3']],
  ['1.0.0', ['1.0.0']],
])('before %s came %j', (version, all) => {
  expect(versionsUpTo(version)).toEqual(all)
})

test('every product ends with the version and date on its page', () => {
  for (const { product, releases } of planned) {
    expect(releases.at(-1)).toMatchObject({ version: product.version, daysAgo: product.released })
    const days = releases.map(({ daysAgo }) => daysAgo)
    expect(days, product.id).toEqual(days.toSorted((one, other) => other - one))
  }
})

test('plugins are built for the systems they list, packs for all at once', () => {
  for (const { product, releases } of planned) {
    const [first] = releases
    if (product.type === 'Plugin') expect(first?.platforms, product.id).toHaveLength(product.compatibility.systems.length)
    else expect(first?.platforms, product.id).toEqual(['Universal'])
  }
})

test('told release notes are about existing versions, and some products have three versions', () => {
  const known = planned.flatMap(({ creator, product, releases }) => releases.map(({ version }) => `${creator.id}/${product.id} ${version}`))
  for (const name of Object.keys(toldNotes)) expect(known).toContain(name)
  expect(planned.filter(({ releases }) => releases.length === 3).length).toBeGreaterThanOrEqual(3)
})
