import { replaceItems } from '#domains/storefront/index.ts'
import type { Tx } from '#platform/database/database.ts'

/**
 * The featured items of the demo shop: first one with a sound, then something from each creator, never two of the same creator in a row.
 */
const products = [
  'northlight-audio/tape-one',
  'lowtide/glass-choir',
  'harrow-and-sons/tremulant',
  'glasshouse/analog-weather',
  'kazumi-ito/chordsmith',
  'sofia-brandt/broken-music-box',
  'tin-room/pocket-spring',
  'northlight-audio/drift-eq',
  'kazumi-ito/night-bus-keys',
]

const creators = ['northlight-audio', 'lowtide', 'glasshouse', 'kazumi-ito', 'harrow-and-sons', 'tin-room', 'sofia-brandt']

const always = { firstDay: null, lastDay: null }

export const loadDemoFeatured = async (tx: Tx): Promise<void> => {
  const known = await tx.selectFrom('products').select(['creator_id', 'id']).where('state', '=', 'Live').execute()
  const paths = new Set(known.map(({ creator_id, id }) => `${creator_id}/${id}`))
  const chosen = products
    .filter((path) => paths.has(path))
    .map((path) => path.split('/') as [string, string])
    .map(([creatorId, productId]) => ({ creatorId, productId, ...always }))
  await replaceItems(tx, 'products', chosen)
  const makers = creators.filter((id) => known.some(({ creator_id }) => creator_id === id))
  await replaceItems(
    tx,
    'creators',
    makers.map((creatorId) => ({ creatorId, productId: null, ...always })),
  )
}
