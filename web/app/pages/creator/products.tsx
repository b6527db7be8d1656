import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Products')

export default function CreatorProducts() {
  return <PreparedPage title="Products" lead="Everything you sell: texts, prices, pages and releases." />
}
