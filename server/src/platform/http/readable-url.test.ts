import { expect, test } from 'vitest'
import { readableUrl } from './readable-url.ts'

test.each([
  ['/lowtide?q=1', '/lowtide?q=1'],
  ['/%40lowtide/api/x?q=%40', '/@lowtide/api/x?q=%40'],
  ['/low%40tide', '/low%40tide'],
  ['/%zz', '/%25zz'],
  ['/%ff/x?y=%zz', '/%25ff/x?y=%zz'],
  ['/a%20b', '/a%20b'],
  ['//evil.example/x', '/evil.example/x'],
  ['http://evil.example/login', '/login'],
  ['http://evil.example', '/'],
  ['*', '/'],
  ['', '/'],
])('%s is read as %s', (url, readable) => {
  expect(readableUrl(url)).toBe(readable)
})
