import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Bundles')

export default function CreatorBundles() {
  return <PreparedPage title="Bundles" lead="Products that are sold together." />
}
