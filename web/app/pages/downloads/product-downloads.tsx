import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Downloads')

export default function DownloadsProductDownloads() {
  return <PreparedPage title="Downloads" lead="Every platform, version and release note of this product." />
}
