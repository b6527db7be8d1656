import ChevronDown from 'lucide-react/icons/chevron-down'
import { choosePlatform, type Platform } from '#contract/releases/platforms.ts'
import { ownPlatform, platformNames } from '#web/lib/catalog/platform-label.ts'
import { startDownload } from '#web/lib/files/start-download.ts'
import { type ButtonKind, buttonLook } from '#web/ui/buttons/button-look.ts'
import { classes } from '#web/ui/classes.ts'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { tellFailure } from '#web/ui/overlays/tell-failure.ts'
import { useWriteCount } from '#web/ui/texts/count.tsx'
import { sizeText } from '#web/ui/texts/size-text.ts'
import { useInheritedFocus } from '#web/ui/use-inherited-focus.ts'
import { useFirstLook, useIsAlive } from '#web/ui/use-visitor.ts'
import { DownloadButton } from './download-button.tsx'

type Offered = { key: string; name: string; platform: Platform; size: number }

type DownloadChoiceProps = {
  of: string
  downloads: readonly Offered[]
  kind?: ButtonKind
  /** Sets the alignment: the size is aligned with the button. */
  className?: string
  /** How a download starts, where the right to it is not the account's. */
  start?: (key: string) => Promise<void>
}

/** The download for this system, with a menu for the others. */
export const DownloadChoice = ({
  of,
  downloads,
  kind = 'plain',
  className = 'md:justify-items-end',
  start = startDownload,
}: DownloadChoiceProps) => {
  const isAlive = useIsAlive()
  const ref = useInheritedFocus<HTMLSpanElement>()
  const served = useFirstLook().platform as Platform | undefined
  const write = useWriteCount()
  const own = choosePlatform(downloads, isAlive ? ownPlatform() : served)
  if (downloads.length === 0) return null
  const others = downloads.filter(({ key }) => key !== own?.key)
  return (
    // Reserves the height of the size below from the start: where the server does not know the system, the content is only known a moment
    // later, and it is then mounted anew instead of moving.
    <span ref={ref} key={own?.key} className={classes('grid min-h-15.25 content-start justify-items-start gap-1.5', className)}>
      {own && <DownloadButton download={own} size="small" kind={kind} start={start} />}
      <span className="figures flex items-center gap-1 text-12 text-ink-3">
        {own && sizeText(own.size, write)}
        {others.length > 0 && (
          <Menu
            trigger={
              <span className={classes('inline-flex items-center gap-1', !own && 'font-sans')}>
                {own ? 'other systems' : 'Download'} <ChevronDown size={13} aria-hidden="true" />
              </span>
            }
            label={own ? `${of} for other systems` : `Download ${of}`}
            align="end"
            groups={[
              {
                entries: others.map(({ key, platform, size }) => ({
                  id: key,
                  label: platformNames[platform],
                  hint: sizeText(size, write),
                  run: () => start(key).catch(tellFailure),
                })),
              },
            ]}
            className={own ? 'rounded px-1 py-0.5 text-ink-2 hover:text-ink' : buttonLook({ size: 'small', kind })}
          />
        )}
      </span>
    </span>
  )
}
