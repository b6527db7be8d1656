import { z } from 'zod'
import { itemKinds } from '#kernel/item-kind.ts'
import { defineDocument, upgradeFrom } from '#platform/database/stored-document.ts'
import { kindLetter, kindOfLetter } from '#platform/database/stored-values.ts'

const fields = { itemId: z.string(), quantity: z.int() }
const gift = z.object({ kind: z.enum(itemKinds), ...fields })
/** One gift, with its quantity. */
export type Gift = z.infer<typeof gift>

/** What a voucher gives. Its first version was a list. */
export const giftsDocument = defineDocument('voucher-gifts', z.object({ gifts: z.array(gift) }), [
  upgradeFrom(z.array(z.object({ kind: kindLetter, ...fields })), (gifts) => ({
    gifts: gifts.map(({ kind, ...rest }) => ({ kind: kindOfLetter(kind), ...rest })),
  })),
])
