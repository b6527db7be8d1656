import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Buy')

export default function StorefrontProductBuy() {
  return <PreparedPage title="Buy" lead="This link puts the product into the cart and opens the checkout." />
}
