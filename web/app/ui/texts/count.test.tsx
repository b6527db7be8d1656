import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FirstLookContext } from '../use-visitor.ts'
import { Count } from './count.tsx'
import { Percent } from './percent.tsx'
import { Size } from './size.tsx'

const written = (locale: string | undefined, what: ReactNode): string =>
  renderToStaticMarkup(<FirstLookContext value={{ locale }}>{what}</FirstLookContext>)

test.each([
  ['count', <Count key="count" of={12_000} />, '12.000', '12,000'],
  ['size', <Size key="size" of={1_940_000_000} />, '1,9 GB', '1.9 GB'],
  ['percentage', <Percent key="percentage" of={0.255} />, '25,5%', '25.5%'],
])(
  '17.7 a %s is written in the format of a signed-in user, and the same for everybody on a public page',
  (_kind, what, german, english) => {
    expect(written('de-DE', what)).toBe(`<span>${german}</span>`)
    expect(written(undefined, what)).toBe(`<span>${english}</span>`)
  },
)
