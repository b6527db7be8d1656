import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Storefront')

export default function CreatorStorefront() {
  return <PreparedPage title="Storefront" lead="The page that visitors of your shop see first." />
}
