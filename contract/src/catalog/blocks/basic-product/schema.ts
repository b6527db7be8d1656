import { z } from 'zod'
import { creatorId, productId } from '../../../core/ids.ts'
import { block } from '../fields.ts'

export const basicProductBlock = block('BasicProductBlock', {
  productId: productId.nullable(),
  creatorId: creatorId.nullable(),
  reverseOrder: z.boolean(),
})
