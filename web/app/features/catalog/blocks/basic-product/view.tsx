import type { BlockViewProps } from '../block-parts.ts'
import { ProductItem } from '../product-item.tsx'

/** The way to a product's page; whoever wants it buys it there. */
export const BasicProductView = ({ block, parts }: BlockViewProps<'BasicProductBlock'>) => (
  <ProductItem block={block} parts={parts} reverseOrder={block.reverseOrder} />
)
