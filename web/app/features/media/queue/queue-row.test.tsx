import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QueueRow } from './queue-row.tsx'

const track = { id: 'one', title: 'Drum bus', subtitle: 'Tape One', href: '/tape-one', coverUrl: null, wet: 'w', dry: null, sounds: {} }
const nothing = () => undefined
const render = (isCurrent: boolean) =>
  renderToStaticMarkup(
    <QueueRow track={track} handle={null} isCurrent={isCurrent} onPlay={nothing} onRemove={nothing} removeRef={nothing} />,
  )

test('what is heard cannot be removed, and its button can still have the focus', () => {
  const html = render(true)
  expect(html).toContain('aria-current="true"')
  expect(html).toContain('aria-disabled="true"')
  expect(html).not.toMatch(/ disabled(=|>| )/)
})

test('what waits can be removed', () => {
  const html = render(false)
  expect(html).toContain('aria-label="Remove Drum bus from the queue"')
  expect(html).not.toContain('aria-disabled=')
})
