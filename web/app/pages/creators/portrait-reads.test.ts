import { expect, test } from 'vitest'
import { CallError } from '#web/lib/api/call-error.ts'
import { findPortrait } from './portrait-reads.ts'

const article = { path: 'lowtide', title: 'Lowtide records what the sea leaves behind' }

/** A fake shop with these articles, and these creators by id. */
const shopWith = ({ articles = [], creators = {} }: { articles?: string[]; creators?: Record<string, string> }) => {
  const asked: string[] = []
  const fetchOne = async ({ route, input }: { route: { name: string }; input: { params: object; query?: object } }) => {
    const { creatorId } = input.params as { creatorId?: string }
    const { path } = (input.query ?? {}) as { path?: string }
    asked.push(`${route.name} ${creatorId ?? path}`)
    if (path !== undefined && articles.includes(path)) return article
    if (creatorId !== undefined && creators[creatorId]) return { id: creatorId, slug: creators[creatorId] }
    throw new CallError('Not found', { status: 404 })
  }
  return { asked, find: (path: string) => findPortrait(path, `/creators/${path}`, fetchOne as never) }
}

const thrownBy = (work: Promise<unknown>) => work.then(() => undefined).catch((error: unknown) => error)

test('a portrait comes with its creator, or alone when the creator is not public', async () => {
  expect(await shopWith({ articles: ['lowtide'], creators: { lowtide: 'lowtide' } }).find('lowtide')).toMatchObject({
    article,
    creator: { id: 'lowtide' },
  })
  expect(await shopWith({ articles: ['lowtide'] }).find('lowtide')).toEqual({ article, creator: null })
})

test('a creator without a portrait redirects to its storefront, by its current slug', async () => {
  const answer = (await thrownBy(shopWith({ creators: { 'tin-room': 'tin-room-audio' } }).find('tin-room'))) as Response
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/tin-room-audio'])
})

test.each(['nobody-here', 'a/b', 'lowtide/more', 'A_B', ''])('§2 what matches nothing is a 404 page: "%s"', async (path) => {
  const shop = shopWith({ creators: { lowtide: 'lowtide' } })
  expect(await thrownBy(shop.find(path))).toMatchObject({ data: `Page not found: /creators/${path}`, init: { status: 404 } })
})

test('an address that can be neither article nor creator makes no call', async () => {
  const shop = shopWith({})
  await thrownBy(shop.find('A_B'))
  expect(shop.asked).toEqual([])
})

test('a server error is not taken for a missing portrait', async () => {
  const failing = async () => {
    throw new CallError('Request error', { status: 503 })
  }
  expect(await thrownBy(findPortrait('lowtide', '/creators/lowtide', failing as never))).toMatchObject({
    data: 'Request error',
    init: { status: 503 },
  })
})
