import { expect, test } from 'vitest'
import * as contract from '#contract/releases/releases.ts'
import { openReviewShop } from '../../../testing/review-shop.ts'
import { addRelease } from '../../../testing/sample-release.ts'

const { db, app, shop, call, own, newProduct, submitted, review, quinn } = await openReviewShop()

test('releases of a product come fifty at a time, newest first and each once', async () => {
  const productId = await newProduct()
  const versions = Array.from({ length: 53 }, (_, index) => `1.${index}.0`)
  for (const version of versions) {
    await addRelease(db, shop.files, `lowtide/${productId}`, { version, builds: [{ platform: 'Mac', bytes: Buffer.from('same') }] })
  }
  const answer = await call(null, contract.listReleases, { params: { creatorId: 'lowtide', productId }, query: { channel: 'beta' } })
  const first: contract.ProductReleases = answer.json()
  expect([first.releases.length, first.hasMore]).toEqual([50, true])
  const rest: contract.ProductReleases = (await app.inject({ url: first.next ?? '' })).json()
  expect([rest.releases.length, rest.hasMore, rest.next]).toEqual([3, false, null])
  expect([...first.releases, ...rest.releases].map(({ version }) => version)).toEqual([...versions].reverse())
})

test('of a long list of files the first are read, and the rest counted, for creators and for reviewers', async () => {
  const files = Array.from({ length: 700 }, (_, index) => ({ name: `${index}.wav`, path: `Pack/${index}.wav` }))
  const id = await submitted('1.0.0', { builds: [{ platform: 'Mac', manifest: { files, licensePath: null } }] })
  for (const { builds } of [await own(id), await review(id, quinn)]) {
    expect(builds[0]?.manifest).toEqual({ files: files.slice(0, 500), licensePath: null, unlisted: 200 })
  }
})
