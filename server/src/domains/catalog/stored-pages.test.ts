import { copyFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import pg from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '#platform/database/migrate.ts'
import { makeTestDatabase } from '../../../testing/test-database.ts'
import { makeTestFolder } from '../../../testing/test-folder.ts'

/** Pages that were stored before the server stopped keeping HTML in them. */

const ours = fileURLToPath(new URL('../../../migrations/', import.meta.url))

const databaseBefore = async (migration: string): Promise<string> => {
  const folder = makeTestFolder()
  for (const name of readdirSync(ours).filter((one) => one < migration)) copyFileSync(join(ours, name), join(folder, name))
  const { ownerUrl: url } = await makeTestDatabase({ template: 'template0' })
  await migrate(url, pathToFileURL(`${folder}/`))
  return url
}

const text = { id: '1', type: 'TextBlock', title: 'Why', subtitle: null, body: '', alignment: 'Left' }
const image = { id: '2', type: 'ImageBlock', image: '/files/images/a.webp', title: null, subtitle: null, body: 'Hi', reverseOrder: false }
const sample = { id: '4', title: 'Drums', wet: 'https://example.test/a.mp3', dry: null }
const player = { id: '3', type: 'AudioPlayerBlock', samples: [sample] }
const praise = { id: '5', type: 'TestimonialsBlock', testimonials: [{ id: '6', quote: '', name: '', title: null, image: null }] }
const video = {
  id: '7',
  type: 'VideoBlock',
  video: 'https://youtu.be/abcdefg',
  title: null,
  subtitle: null,
  body: null,
  reverseOrder: false,
}
const card = { id: '8', type: 'ProductBlock', productId: null, creatorId: null }

const bodyHtml = '<script>alert(1)</script>'
const before = [
  { ...text, bodyHtml },
  { ...image, bodyHtml, image: 'java\tscript:alert(1)' },
  { ...player, samples: [{ ...sample, dry: ' JavaScript:alert(1)' }, sample] },
  { ...praise, testimonials: [{ ...praise.testimonials[0], image: 'data:image/svg+xml,x' }] },
  { ...video, bodyHtml, video: 'vbscript:x' },
  video,
  card,
  image,
]
const after = [
  text,
  { ...image, image: '' },
  { ...player, samples: [{ ...sample, dry: '' }, sample] },
  { ...praise, testimonials: [{ ...praise.testimonials[0], image: '' }] },
  { ...video, video: '' },
  video,
  card,
  image,
]

const page = (pageBlocks: unknown) => ({ name: 'Tape One', sounds: {}, pageBlocks })
const published = (pageBlocks: unknown, dry: string | null) => ({
  ...page(pageBlocks),
  description: 'Warm',
  tags: [],
  variations: [],
  compatibility: { systems: [], hosts: [], contents: [] },
  audition: { ...sample, dry, sounds: {} },
})

test('stored pages lose the HTML in them, and addresses that nothing can be loaded from; everything else stays', async () => {
  const url = await databaseBefore('0029')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const dirty = { ...page(before), descriptionHtml: bodyHtml }
  const stored = { ...published(before, 'javascript:1'), descriptionHtml: bodyHtml }
  await client.query(
    `insert into creators (id, slug, name, live, created_at, draft_page, published_page) values ('lowtide', 'lowtide', 'Low Tide', true, now(), $1, $1)`,
    [dirty],
  )
  for (const table of ['products', 'bundles']) {
    const kind = table === 'products' ? { columns: 'type, category, ', values: `'Plugin', 'Plugin', ` } : { columns: '', values: '' }
    await client.query(
      `insert into ${table} (creator_id, id, ${kind.columns}state, draft, published, revision, created_at, published_at, saved_at)
       values ('lowtide', 'tape-one', ${kind.values}'Live', $1, $2, 1, now(), now(), now())`,
      [dirty, stored],
    )
  }
  await client.query(
    `insert into published_versions (kind, creator_id, item_id, number, content, published_at) values ('storefront', 'lowtide', '', 1, $1, now())`,
    [{ pageBlocks: before }],
  )
  await migrate(url)
  const read = async (question: string) => (await client.query(question)).rows
  for (const table of ['products', 'bundles']) {
    expect(await read(`select draft, published from ${table}`)).toEqual([{ draft: page(after), published: published(after, '') }])
  }
  expect(await read('select draft_page, published_page from creators')).toEqual([{ draft_page: page(after), published_page: page(after) }])
  expect(await read('select storefront from published_versions')).toEqual([{ storefront: { pageBlocks: after } }])
  await client.end()
})
