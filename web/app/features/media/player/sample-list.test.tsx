import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PlayerDock } from './player-dock.tsx'
import { SampleList } from './sample-list.tsx'

const sample = (id: string, dry: string | null) => ({ id, title: `Sample ${id}`, wet: `/${id}-wet.mp3`, dry })
const sounds = {
  '/1-wet.mp3': { peaks: 'AZaz09-_', seconds: 42, loudness: -9.2 },
  '/1-dry.mp3': { peaks: 'AZaz09-_', seconds: 42, loudness: -15.5 },
}
const render = (samples: ReturnType<typeof sample>[]) =>
  renderToStaticMarkup(<SampleList samples={samples} sounds={sounds} subtitle="Tape One" href="/tape-one" coverUrl={null} />)

test('the first sound of a product is in the HTML before any script', () => {
  const html = render([sample('1', '/1-dry.mp3'), sample('2', null)])
  expect(html).toContain('aria-label="Play Sample 1"')
  expect(html).toContain('aria-valuetext="0:00 of 0:42"')
  expect(html).toContain('−15.5 LUFS matched')
  expect(html).toContain('Sample 2')
  expect(html).not.toContain('<audio')
})

test('a sound with one side has no comparison', () => {
  const html = render([sample('2', null)])
  expect(html).not.toContain('radiogroup')
  expect(html).not.toContain('same loudness')
})

test('a product without sounds shows nothing', () => {
  expect(render([])).toBe('')
})

test('before the first play the dock is only a silent live region', () => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <PlayerDock />
    </MemoryRouter>,
  )
  expect(html).toBe('<p role="status" class="sr-only"></p>')
})
