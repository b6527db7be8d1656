import { z } from 'zod'
import { money } from '../core/money.ts'
import { type Access, route } from '../core/route.ts'
import { line } from '../core/text.ts'
import { sound } from '../media/sounds.ts'
import { productImage } from './catalog.ts'
import { checklist, itemState, publishedVersion, revision, savedDraft } from './editing.ts'

/** What products and bundles have in common in the studio: their fields and their routes. */

export const itemName = line(80, 'Give it a name')

/** A row of the studio's lists. */
export const itemRow = z.object({
  name: z.string(),
  iconUrl: z.string().nullable(),
  state: itemState,
  hasUnpublishedChanges: z.boolean(),
  /** The default variation's price before discounts; null without one. */
  price: money.nullable(),
  variationCount: z.number().int(),
  unitsSold: z.number().int(),
  savedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
})
export type ItemRow = z.infer<typeof itemRow> & { id: string }

/** A product or bundle as it is edited. */
export const ownItem = savedDraft.extend({
  state: itemState,
  hasUnpublishedChanges: z.boolean(),
  checklist,
  /** The images and sounds that the draft refers to. */
  images: z.array(productImage.omit({ alt: true })),
  sounds: z.record(z.string(), sound),
  publishedAt: z.iso.datetime().nullable(),
})

type Editing<Noun extends string, Params extends z.ZodRawShape, Id extends z.ZodType, Own extends z.ZodType> = {
  /** As in the names of the routes. */
  noun: Noun
  /** The path of one item, with its parameter in braces. */
  path: string
  parameter: Params
  id: Id
  own: Own
  access: Record<'read' | 'publish' | 'write', Exclude<Access, string>>
}

const seen = z.object({ revision })
const versionNumber = z.coerce.number().int().min(1).max(1_000_000)

export const editingRoutes = <
  const Noun extends 'Product' | 'Bundle',
  Params extends z.ZodRawShape,
  Id extends z.ZodType,
  Own extends z.ZodType,
>({
  noun,
  path,
  parameter,
  id,
  own,
  access,
}: Editing<Noun, Params, Id, Own>) => {
  const word = noun.toLowerCase()
  const params = z.object(parameter)
  return {
    get: route({
      name: `getOwn${noun}`,
      method: 'GET',
      path,
      summary: `A ${word} as it is edited`,
      access: access.read,
      params,
      answers: { 200: own },
    }),

    publish: route({
      name: `publishOwn${noun}`,
      method: 'POST',
      path: `${path}/publish`,
      summary: 'Makes the draft what visitors see; 400 names what is missing',
      access: access.publish,
      params,
      body: seen,
      answers: { 200: own },
    }),

    discard: route({
      name: `discardOwn${noun}`,
      method: 'POST',
      path: `${path}/discard`,
      summary: 'Goes back to what visitors see',
      access: access.publish,
      params,
      body: seen,
      answers: { 200: own },
    }),

    duplicate: route({
      name: `duplicateOwn${noun}`,
      method: 'POST',
      path: `${path}/duplicate`,
      summary: 'A new draft with the same content',
      access: access.write,
      params,
      body: z.object({ id, name: itemName }),
      answers: { 201: own },
    }),

    archive: route({
      name: `archiveOwn${noun}`,
      method: 'POST',
      path: `${path}/archive`,
      summary: `Takes a ${word} out of the shop; owners keep it`,
      access: access.write,
      params,
      answers: { 200: own },
    }),

    restore: route({
      name: `restoreOwn${noun}`,
      method: 'POST',
      path: `${path}/restore`,
      summary: `Puts an archived ${word} back into the shop`,
      access: access.write,
      params,
      answers: { 200: own },
    }),

    listVersions: route({
      name: `list${noun}Versions`,
      method: 'GET',
      path: `${path}/versions`,
      summary: 'What was published before, the newest first',
      access: access.read,
      params,
      answers: { 200: z.array(publishedVersion) },
    }),

    restoreVersion: route({
      name: `restore${noun}Version`,
      method: 'POST',
      path: `${path}/versions/{number}/restore`,
      summary: 'Makes an earlier version the draft again',
      access: access.write,
      params: z.object({ ...parameter, number: versionNumber }),
      body: seen,
      answers: { 200: own },
    }),
  }
}
