import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { dressFrame } from './dress-frame.ts'
import { useRoom } from './use-room.ts'

type PreviewFrameProps = {
  /** The width of the previewed window, in pixels. */
  width: number
  title: string
  children: ReactNode
}

const blank = '<!doctype html><html><head></head><body></body></html>'

/**
 * An iframe as wide as the window it previews: breakpoints depend on the width of a window, so a narrow box alone would still show the
 * desktop. Its content is rendered by this page all the same, and is scaled down to the available width.
 */
export const PreviewFrame = ({ width, title, children }: PreviewFrameProps) => {
  const { box, room } = useRoom()
  const frame = useRef<HTMLIFrameElement>(null)
  const undress = useRef<(() => void) | undefined>(undefined)
  const [body, setBody] = useState<HTMLElement>()
  const [height, setHeight] = useState(600)
  const scale = room > 0 ? Math.min(1, room / width) : 1

  const dress = (): void => {
    const inner = frame.current?.contentDocument
    if (!inner) return
    undress.current?.()
    undress.current = dressFrame(inner, setHeight)
    setBody(inner.body)
  }
  useEffect(() => () => undress.current?.(), [])

  return (
    <div ref={box} className="min-w-0">
      {room > 0 && (
        <div
          className="mx-auto overflow-hidden rounded border border-line bg-paper"
          style={{ width: Math.min(width, room), height: height * scale }}
        >
          <iframe
            ref={frame}
            title={title}
            srcDoc={blank}
            onLoad={dress}
            className="block origin-top-left border-0"
            style={{ width, height, transform: scale < 1 ? `scale(${scale})` : undefined }}
          />
          {body && createPortal(children, body)}
        </div>
      )}
    </div>
  )
}
