import { PreparedPage, titled } from '#web/pages/parts/prepared-page.tsx'

export const meta = titled('Download')

export default function DownloadsDownloadNewest() {
  return <PreparedPage title="Download" lead="The newest approved build for your system starts here." />
}
