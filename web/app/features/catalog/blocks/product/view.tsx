import type { BlockViewProps } from '../block-parts.ts'
import { ProductItem } from '../product-item.tsx'

export const ProductView = ({ block, parts }: BlockViewProps<'ProductBlock'>) => <ProductItem block={block} parts={parts} buy={parts.buy} />
