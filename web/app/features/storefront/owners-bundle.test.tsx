import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { OwnersBundle } from './owners-bundle.tsx'

test('what an owner saves on a bundle is a whole percentage, written without a space', () => {
  const bundle = { id: 'studio-bundle', name: 'Studio Bundle', takesOff: 0.8256 }
  const page = renderToStaticMarkup(
    <MemoryRouter>
      <OwnersBundle bundle={bundle} slug="northlight-audio" />
    </MemoryRouter>,
  )
  expect(page.replace(/<[^>]+>/g, '')).toBe('83% off Studio Bundle')
})
