import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { Refusal } from '#kernel/refusal.ts'
import { addCreator } from '../../../testing/sample-creator.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { findAllowedOrigins, findCreatorByWord, renameSlug } from './index.ts'

const { db } = await openTestDatabase()
const now = new Date('2030-03-01T12:00:00Z')

const rename = (id: string, slug: string) => db.transaction().execute((tx) => renameSlug(tx, id, slug, now))
const leadsTo = (word: string) => findCreatorByWord(db, word)
const refusalOf = async (attempt: Promise<unknown>) => {
  const error = await attempt.then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(Refusal)
  return error as Refusal
}

test('a renamed creator is found by its id, its slug and every slug it had', async () => {
  await addCreator(db, { id: 'tide', slug: 'tide-one' })
  await rename('tide', 'tide-two')
  await rename('tide', 'tide-three')
  for (const word of ['tide', 'tide-one', 'tide-two', 'tide-three']) expect(await leadsTo(word)).toBe('tide')
})

test('a creator may return to an earlier slug, and back again', async () => {
  await addCreator(db, { id: 'wave', slug: 'wave-one' })
  for (const slug of ['wave-two', 'wave-one', 'wave-two', 'wave']) await rename('wave', slug)
  for (const word of ['wave', 'wave-one', 'wave-two']) expect(await leadsTo(word)).toBe('wave')
})

test('renaming to the same slug changes nothing', async () => {
  await addCreator(db, { id: 'same', slug: 'same-slug' })
  await rename('same', 'same-slug')
  expect(await db.selectFrom('creator_former_slugs').selectAll().where('creator_id', '=', 'same').execute()).toEqual([])
})

test.each([
  ['the id', 'harbour'],
  ['the slug', 'harbour-slug'],
  ['a former slug', 'harbour-former'],
])('nobody can take %s of another creator', async (_what, word) => {
  if (!(await leadsTo('harbour'))) {
    await addCreator(db, { id: 'harbour', slug: 'harbour-former' })
    await rename('harbour', 'harbour-slug')
  }
  const thief = `thief-of-${word}`
  await addCreator(db, { id: thief })
  const refusal = await refusalOf(rename(thief, word))
  expect(refusal.status).toBe(400)
  expect(refusal.errors).toEqual({ slug: ['This slug is taken'] })
  expect(await leadsTo(word)).toBe('harbour')
  expect(await leadsTo(thief)).toBe(thief)
  await refusalOf(addCreator(db, { id: `new-${thief}`, slug: word }))
  await refusalOf(addCreator(db, { id: word, slug: `other-${thief}` }))
})

test('of two creators that want one slug at the same time one gets it', async () => {
  for (const id of ['twin-one', 'twin-two']) await addCreator(db, { id })
  const second = await db.transaction().execute(async (tx) => {
    await renameSlug(tx, 'twin-one', 'twins', now)
    const waiting = refusalOf(rename('twin-two', 'twins'))
    const waitsForLock = async () =>
      (await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)).rows.length
    await expect.poll(waitsForLock).toBe(1)
    return { waiting }
  })
  expect((await second.waiting).errors).toEqual({ slug: ['This slug is taken'] })
  expect(await leadsTo('twins')).toBe('twin-one')
})

test.each(['cart', 'admin', 'ab', 'Tide', 'a b', '../x', 'a'.repeat(41)])('"%s" is refused as a slug', async (slug) => {
  const refusal = await refusalOf(rename('tide', slug))
  expect(refusal.errors).toHaveProperty('slug')
})

test('a missing creator cannot be renamed', async () => {
  expect((await refusalOf(rename('nobody', 'somebody'))).status).toBe(404)
})

test('only a live creator’s origins are allowed', async () => {
  await addCreator(db, { id: 'with-site', allowedOrigins: ['https://with.test'] })
  await addCreator(db, { id: 'hidden-site', allowedOrigins: ['https://hidden.test'], live: false })
  expect(await findAllowedOrigins(db, 'with-site')).toEqual(['https://with.test'])
  expect(await findAllowedOrigins(db, 'hidden-site')).toEqual([])
  expect(await findAllowedOrigins(db, 'nobody')).toEqual([])
})
