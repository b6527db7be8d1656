import { createElement as h, type ReactNode } from 'react'
import { barStyle, style } from './email-style.ts'

const heights = [6, 16, 10, 20, 8]
const litBar = 2

/** The logo without a picture: mail clients hide pictures until asked, and a picture from our server would tell us who reads. */
export const wordmark = (): ReactNode =>
  h(
    'p',
    { className: 'ink', style: style.wordmark, 'data-skip-in-text': 'true' },
    h(
      'span',
      { 'aria-hidden': 'true', style: { marginRight: '7px' } },
      ...heights.map((height, index) =>
        h('span', { className: index === litBar ? 'lit' : 'bar', style: barStyle(height, index === litBar) }),
      ),
    ),
    h('span', { style: { verticalAlign: 'middle' } }, 'Soundfair'),
  )
