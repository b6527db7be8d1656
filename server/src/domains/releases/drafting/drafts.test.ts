import { expect, test } from 'vitest'
import * as contract from '#contract/releases/own-releases.ts'
import { openDraftShop } from '../../../../testing/draft-shop.ts'
import { expectProblem } from '../../../../testing/expect-problem.ts'

const { db, ada, bo, marketing, finance, stranger, call, create, begin, act, look } = await openDraftShop()

const some = () => `rel_${'0'.repeat(26)}`

test('a new release is a draft that says what is missing', async () => {
  const release = await begin('0.1.0', { notes: '' })
  expect(release).toMatchObject({
    ...{ productId: 'deep', productName: 'Deep', productType: 'Plugin', version: '0.1.0', channel: 'stable', status: 'Draft' },
    ...{ isCurrent: false, publishedAt: null, submittedAt: null, builds: [], downloads: 0, rolloutPercent: 100 },
  })
  expect(release.missing.map(({ code }) => code)).toEqual(['no-notes', 'no-build'])
  expect(release.history).toEqual([{ at: '2030-03-01T12:00:00.000Z', by: 'Ada', what: 'Created', detail: null }])
})

test('§9 versions rise within a channel, and each exists once', async () => {
  await begin('1.0.0', { productId: 'pack' })
  await begin('1.2.0', { productId: 'pack' })
  for (const version of ['1.0.0', '1.1.0', '1.2.0-beta.1', '1.2.0+2']) {
    const { errors } = expectProblem(await create(version, { productId: 'pack' }), 400)
    expect(Object.keys(errors ?? {})).toEqual(['version'])
  }
  await begin('1.10.0', { productId: 'pack' })
  expectProblem(await create('1.9.0', { productId: 'pack' }), 400)
})

test('§13 the beta channel has versions of its own, but no version twice', async () => {
  await begin('2.0.0-beta.2', { productId: 'pack', channel: 'beta' })
  expectProblem(await create('2.0.0-beta.1', { productId: 'pack', channel: 'beta' }), 400)
  await begin('1.11.0', { productId: 'pack' })
  expectProblem(await create('2.0.0-beta.2', { productId: 'pack' }), 400)
})

test('an invalid version is refused at its field', async () => {
  for (const version of ['2', 'v2.0.0', '2.0', '', '2.0.0.0', `2.0.0-${'a'.repeat(70)}`]) {
    expect(Object.keys(expectProblem(await create(version), 400).errors ?? {})).toEqual(['version'])
  }
})

test('two who create the same version at once get one release', async () => {
  const answers = await Promise.all([create('0.2.0'), create('0.2.0', { by: bo }), create('0.2.0')])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400])
})

test('a draft changes, and the history says what', async () => {
  const { id } = await begin('0.3.0')
  expect((await act(contract.changeRelease, id, { body: { version: '0.3.1', channel: 'beta', notes: '**Deep**' } })).json()).toMatchObject({
    ...{ version: '0.3.1', channel: 'beta', notes: '**Deep**', notesHtml: '<p><strong>Deep</strong></p>' },
  })
  await act(contract.changeRelease, id, { by: bo, body: { notes: '**Deep**' } })
  expect((await look(id)).history.map(({ what, detail }) => [what, detail])).toEqual([
    ['Changed', 'Version 0.3.0 became 0.3.1; Channel stable became beta; Notes'],
    ['Created', null],
  ])
})

test('a changed version is still between the one before and the one after', async () => {
  const { id } = await begin('0.5.0')
  await begin('0.7.0')
  expectProblem(await act(contract.changeRelease, id, { body: { version: '0.2.0' } }), 400)
  expectProblem(await act(contract.changeRelease, id, { body: { version: '0.7.0' } }), 400)
  expectProblem(await act(contract.changeRelease, id, { body: { version: '0.8.0' } }), 400)
  expect((await act(contract.changeRelease, id, { body: { version: '0.6.0' } })).json().version).toBe('0.6.0')
})

test('a discarded draft is deleted, and its version is free', async () => {
  const { id } = await begin('0.9.0')
  expect((await act(contract.discardRelease, id)).statusCode).toBe(204)
  expectProblem(await act(contract.getCreatorRelease, id), 404)
  expect(await db.selectFrom('release_events').select('id').where('release_id', '=', id).execute()).toEqual([])
  await begin('0.9.0')
})

const writing = [
  contract.changeRelease,
  contract.discardRelease,
  contract.submitRelease,
  contract.withdrawRelease,
  contract.removeBuild,
  contract.checkBuildAgain,
]

test('another creator’s release answers as missing', async () => {
  const { id } = await begin('0.10.0')
  for (const route of [contract.getCreatorRelease, ...writing, contract.setBuild]) {
    const body = route === contract.setBuild ? { uploadId: 'one' } : { notes: 'Mine' }
    const [theirs, none] = [await act(route, id, { by: stranger, body }), await act(route, some(), { body })]
    expect({ ...expectProblem(theirs, 404), instance: '' }).toEqual({ ...expectProblem(none, 404), instance: '' })
  }
  expectProblem(await create('9.0.0', { by: stranger }), 404)
  const { items } = (await call(stranger, contract.listCreatorReleases)).json()
  expect(items).toEqual([])
})

test('§3 Marketing and Financial read releases and change none', async () => {
  const { id } = await begin('0.11.0')
  for (const by of [marketing, finance]) {
    expect((await act(contract.getCreatorRelease, id, { by })).statusCode).toBe(200)
    expect((await call(by, contract.previewNotes, { body: { notes: '*a*' } })).json()).toEqual({ html: '<p><em>a</em></p>' })
    for (const route of writing) expectProblem(await act(route, id, { by, body: { notes: 'No' } }), 403)
    expectProblem(await create('9.0.0', { by }), 403)
  }
})

test('notes execute nothing, in the preview and in the release', async () => {
  const notes = '<script>alert(1)</script>\n\n[x](javascript:alert(1))'
  const { html } = (await call(ada, contract.previewNotes, { body: { notes } })).json()
  expect(html).not.toMatch(/<script|href="javascript/)
  expect((await begin('0.12.0', { notes })).notesHtml).toBe(html)
})

test('releases are listed the newest first, by product, status and text, in parts', async () => {
  for (let patch = 0; patch < 55; patch++) await begin(`3.0.${patch}`, { productId: 'pack' })
  const list = async (query: Record<string, string>) => (await call(ada, contract.listCreatorReleases, { query })).json()
  const first = await list({ productId: 'pack' })
  expect(first.items).toHaveLength(50)
  const next = new URL(first.next, 'http://shop')
  const second = await list(Object.fromEntries(next.searchParams))
  expect([second.hasMore, second.next]).toEqual([false, null])
  const ids = [...first.items, ...second.items].map(({ id }: { id: string }) => id)
  expect(ids).toEqual(ids.toSorted().reverse())
  for (const column of contract.releaseColumns) {
    const rising = (await list({ productId: 'pack', sort: column })).items
    const falling = await list({ productId: 'pack', sort: `-${column}` })
    const rest = await list(Object.fromEntries(new URL(falling.next, 'http://shop').searchParams))
    const all: string[] = [...falling.items, ...rest.items].map(({ id }: { id: string }) => id)
    expect(all.toSorted(), `every release once, sorted by ${column}`).toEqual(ids.toSorted())
    expect(all.toReversed().slice(0, 50)).toEqual(rising.map(({ id }: { id: string }) => id))
  }
  expect((await list({ search: '3.0.54' })).items.map(({ version }: { version: string }) => version)).toEqual(['3.0.54'])
  expect((await list({ search: 'wav', status: 'InReview' })).items).toEqual([])
  expect((await list({ productId: 'shards' })).items).toEqual([])
})
