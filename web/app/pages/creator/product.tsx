import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Product')

export default function CreatorProduct() {
  return <PreparedPage title="Product" lead="The texts, prices and page of one product." />
}
