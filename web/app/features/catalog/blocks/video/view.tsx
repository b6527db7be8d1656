import Play from 'lucide-react/icons/play'
import { useState } from 'react'
import { Beside } from '../beside.tsx'
import type { BlockViewProps } from '../block-parts.ts'
import { type VideoSource, videoSource } from './video-source.ts'

/** Nothing is loaded from another host before the visitor asks for it. */
const Framed = ({ source, title }: { source: Extract<VideoSource, { kind: 'frame' }>; title: string }) => {
  const [isOpen, open] = useState(false)
  if (isOpen) {
    return (
      <iframe
        src={`${source.url}${source.url.includes('?') ? '&' : '?'}autoplay=1`}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className="aspect-video w-full rounded border border-line"
      />
    )
  }
  return (
    <button
      type="button"
      onClick={() => open(true)}
      className="grid aspect-video w-full place-items-center rounded border border-line bg-paper-2 hover:border-line-strong"
    >
      <span className="grid justify-items-center gap-3">
        <span className="grid size-14 place-items-center rounded-full border border-line-strong bg-paper">
          <Play aria-hidden="true" className="size-5 fill-current" />
        </span>
        <span className="text-14 text-ink-2">Play from {source.host}</span>
      </span>
    </button>
  )
}

const Video = ({ source, title }: { source: VideoSource; title: string }) => {
  if (source.kind === 'frame') return <Framed source={source} title={title} />
  if (source.kind === 'file') {
    // biome-ignore lint/a11y/useMediaCaption: creators upload videos without captions; the text is next to it
    return <video src={source.url} controls preload="none" className="aspect-video w-full rounded bg-paper-2" />
  }
  return (
    <a href={source.url} rel="nofollow ugc noopener" className="link">
      Watch the video
    </a>
  )
}

export const VideoView = ({ block }: BlockViewProps<'VideoBlock'>) => {
  const source = videoSource(block.video)
  return (
    <Beside
      picture={source ? <Video source={source} title={block.title ?? 'Video'} /> : null}
      title={block.title}
      subtitle={block.subtitle}
      bodyHtml={block.bodyHtml}
      reverseOrder={block.reverseOrder}
    />
  )
}
