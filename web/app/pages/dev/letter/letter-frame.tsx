import { type SyntheticEvent, useState } from 'react'
import { framedLetter } from './framed-letter.ts'

/**
 * The HTML of a mail in a frame without scripts. `allow-same-origin` lets this page measure it, and is harmless only because
 * scripts are not allowed: never add `allow-scripts` beside it.
 */
export const LetterFrame = ({ html }: { html: string }) => {
  const [height, setHeight] = useState(320)
  const measure = (event: SyntheticEvent<HTMLIFrameElement>): void => {
    const content = event.currentTarget.contentDocument?.documentElement.scrollHeight
    if (content) setHeight(Math.max(160, content))
  }
  return (
    <iframe
      title="The mail as HTML"
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={framedLetter(html)}
      onLoad={measure}
      height={height}
      className="block w-full rounded border border-line"
    />
  )
}
