import { expect, test } from 'vitest'
import { nameOfPage } from './request-figures.ts'

test.each([
  ['/', '/'],
  ['/admin/sales/0b9e2b7c-1111-4111-8111-111111111111?x=1', '/admin/sales/{id}'],
  ['/lowtide/tape-one', '/{creatorId}/{productId}'],
  ['/lowtide', '/{creatorId}'],
  ['/lowtide/tape-one/embed', '/{creatorId}/{productId}/embed'],
  ['/creator/sales/sal_01hzzzzzzzzzzzzzzzzzzzzzzz', '/creator/sales/{id}'],
])('%s is counted as %s', (path, name) => expect(nameOfPage(path)).toBe(name))
