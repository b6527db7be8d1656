import type { BlockViewProps } from '../block-parts.ts'
import { ProductItem } from '../product-item.tsx'

/** A link to the page of a product, where it is bought. */
export const BasicProductView = ({ block, parts }: BlockViewProps<'BasicProductBlock'>) => (
  <ProductItem block={block} parts={parts} reverseOrder={block.reverseOrder} />
)
