import { expect, test } from 'vitest'
import { staysInside } from './link.rules.ts'

test.each([
  ['link', 'a'],
  ['link', './a/./b/'],
  ['F.framework/Versions/Current', 'A'],
  ['F.framework/F', 'Versions/Current/F'],
  ['a/b/c', '../../d/e'],
  ['a/./b', '../c'],
  ['a/b', '..'],
])('the link %s to %s stays inside', (path, target) => {
  expect(staysInside(path, target)).toBe(true)
})

test.each([
  ['link', ''],
  ['link', '/etc/passwd'],
  ['link', '..'],
  ['a/link', '../../b'],
  ['a/./link', '../..'],
  ['link', 'C:\\windows'],
  ['link', 'a\0'],
  // Were `a/b/top` a link to the top of the archive, this would lead out of it.
  ['link', 'a/b/top/../secret'],
])('the link %s to %j does not', (path, target) => {
  expect(staysInside(path, target)).toBe(false)
})
