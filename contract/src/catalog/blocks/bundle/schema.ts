import { bundleId, creatorId } from '../../../core/ids.ts'
import { block } from '../fields.ts'

export const bundleBlock = block('BundleBlock', { bundleId: bundleId.nullable(), creatorId: creatorId.nullable() })
