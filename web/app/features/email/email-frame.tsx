import { useCallback, useEffect, useRef, useState } from 'react'
import { framedEmail } from './framed-email.ts'

const firstHeight = 240

/**
 * The HTML of an email in a frame without scripts. `allow-same-origin` lets this page measure it, and is harmless only because scripts are
 * not allowed: never add `allow-scripts` to it.
 */
export const EmailFrame = ({ html }: { html: string }) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(firstHeight)
  const measure = useCallback(() => {
    const content = frame.current?.contentDocument?.body?.offsetHeight
    if (content) setHeight(content + 2)
  }, [])
  // A server-rendered frame has loaded before React could listen.
  useEffect(measure, [measure])
  return (
    <iframe
      ref={frame}
      title="The e-mail as HTML"
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={framedEmail(html)}
      onLoad={measure}
      height={height}
      className="block w-full rounded border border-line"
    />
  )
}
