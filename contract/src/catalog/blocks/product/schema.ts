import { creatorId, productId } from '../../../core/ids.ts'
import { block } from '../fields.ts'

export const productBlock = block('ProductBlock', { productId: productId.nullable(), creatorId: creatorId.nullable() })
