import type { Download, ProductReleases, Release } from '#contract/releases/releases.ts'
import { platformLabel } from '#web/lib/catalog/platform-label.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { LevelBars } from '#web/ui/level-bars.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { useIsAlive } from '#web/ui/use-visitor.ts'
import { BuildRows } from './build-rows.tsx'
import { DownloadButton } from './download-button.tsx'
import { type Started, useStarted } from './use-started.ts'

const Progress = ({ started, own, release }: { started: Started; own: Download; release: Release }) => {
  switch (started.state) {
    case 'waiting':
      return (
        <p role="status" className="flex items-center gap-3 text-20">
          <LevelBars /> Preparing your download
        </p>
      )
    case 'started':
      return (
        <Notice kind="ok" title="Your download has started" action={<DownloadButton download={own} size="small" label="Start again" />}>
          Version {release.version} for {platformLabel[own.platform]}. If it’s interrupted, your browser can resume it.
        </Notice>
      )
    case 'failed':
      return (
        <Notice
          kind="bad"
          title={started.message.title}
          action={<DownloadButton download={own} size="small" kind="go" label="Try again" />}
        >
          {started.message.text}
        </Notice>
      )
  }
}

type NewestDownloadProps = { product: ProductReleases; release: Release; own: Download | undefined }

/** Starts the download of the newest build for the visitor's system, and offers the others. */
export const NewestDownload = ({ product, release, own }: NewestDownloadProps) => {
  const isAlive = useIsAlive()
  const started = useStarted(own)
  return (
    <div className="grid gap-8">
      {/* As high as its tallest state, from the server on: the list below must not move away from whoever is about to press it. */}
      <div className="grid min-h-34 content-start sm:min-h-22.5 md:min-h-17.25">
        {own ? (
          <Progress started={started} own={own} release={release} />
        ) : (
          isAlive && (
            <Notice kind="info" title="Choose your system">
              {product.name} has no build for this system, or your browser doesn’t say which one you use.
            </Notice>
          )
        )}
      </div>
      <section aria-labelledby="systems">
        <h2 id="systems" className="mb-3 text-20">
          Every system
        </h2>
        <BuildRows builds={release.downloads} ownKey={undefined} />
      </section>
      <ButtonLink to={`/${product.creator.slug}/${product.productId}/download`} size="small" className="justify-self-start">
        Every version and what changed
      </ButtonLink>
    </div>
  )
}
