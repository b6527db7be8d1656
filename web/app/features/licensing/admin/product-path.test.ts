import { expect, test } from 'vitest'
import { readProductPath } from './product-path.ts'

test.each(['lowtide/tape-one', ' /LowTide/tape-one/ ', 'https://soundfair.example/lowtide/tape-one'])('%j is a product', (text) => {
  expect(readProductPath(text)).toEqual({ creatorId: 'lowtide', productId: 'tape-one' })
})

test.each(['', 'tape-one', 'lowtide/', 'a/b', 'lowtide/tape-one/download', 'https://soundfair.example'])('%j is not a product', (text) => {
  expect(readProductPath(text)).toBeUndefined()
})
