import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FirstLookContext } from '../use-visitor.ts'
import { Count } from './count.tsx'

const written = (locale: string | undefined): string =>
  renderToStaticMarkup(
    <FirstLookContext value={{ locale }}>
      <Count of={12_000} />
    </FirstLookContext>,
  )

test('17.7 a count is written in the format of a signed-in user, and the same for everybody on a public page', () => {
  expect(written('de-DE')).toBe('<span>12.000</span>')
  expect(written(undefined)).toBe('<span>12,000</span>')
})
