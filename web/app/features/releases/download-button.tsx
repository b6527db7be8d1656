import DownloadIcon from 'lucide-react/icons/download'
import type { Download } from '#contract/releases/releases.ts'
import { platformLabel } from '#web/lib/catalog/platform-label.ts'
import { startDownload } from '#web/lib/files/start-download.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import type { ButtonLook } from '#web/ui/buttons/button-look.ts'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'

type DownloadButtonProps = ButtonLook & {
  download: Pick<Download, 'key' | 'platform' | 'name'>
  label?: string
  start?: (key: string) => Promise<void>
}

/** Starts one download. Errors are shown in a toast, because the button is small. */
export const DownloadButton = ({ download, label, start = startDownload, ...look }: DownloadButtonProps) => {
  const text = label ?? (download.platform === 'Universal' ? 'Download' : `Download for ${platformLabel[download.platform]}`)
  return (
    <Button
      {...look}
      icon={<DownloadIcon size={16} aria-hidden="true" />}
      successLabel="Started"
      aria-label={label ?? `${text}: ${download.name}`}
      onPress={() => start(download.key)}
      onFail={tellFailure}
    >
      {text}
    </Button>
  )
}
