import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import type { Seen } from './recently-viewed.ts'
import { RecentlyViewedRow } from './recently-viewed-row.tsx'

const product = (id: string): Seen => ({ id, name: `The ${id}`, iconUrl: null, creator: { name: 'Lowtide', slug: 'lowtide' } })

afterEach(() => {
  vi.unstubAllGlobals()
})

const render = (seen: readonly Seen[], except: readonly string[]) => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(seen) })
  return renderToStaticMarkup(
    <MemoryRouter>
      <RecentlyViewedRow except={except} play={({ id }, row) => <button type="button">{`Play ${id} of ${row.length}`}</button>} />
    </MemoryRouter>,
  )
}

test('each product that was viewed can be played, and those after it', () => {
  const html = render([product('tape'), product('choir')], [])
  expect(html).toContain('Play tape of 2')
  expect(html).toContain('Play choir of 2')
})

test('a product that the page already shows is not shown again, and older ones take its place', () => {
  const many = Array.from({ length: 12 }, (_, at) => product(`p${at}`))
  const html = render(many, ['/lowtide/p0', '/lowtide/p1'])
  expect(html).not.toContain('The p0')
  expect(html).toContain('The p9')
  expect(html.match(/<li /g)).toHaveLength(8)
})

test('where the page shows all of them there is no row', () => {
  expect(render([product('tape')], ['/lowtide/tape'])).toBe('')
})
