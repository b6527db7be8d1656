import { expect, test } from 'vitest'
import { contentDisposition } from './content-disposition.ts'

test.each([
  ['Tape One 2.3.1 (Mac).zip', 'attachment; filename="Tape One 2.3.1 (Mac).zip"'],
  ['Zurück.zip', `attachment; filename="Zuruck.zip"; filename*=UTF-8''Zur%C3%BCck.zip`],
  ['夜の鍵盤.zip', `attachment; filename="____.zip"; filename*=UTF-8''%E5%A4%9C%E3%81%AE%E9%8D%B5%E7%9B%A4.zip`],
  ['say "hi" 100%.zip', `attachment; filename="say _hi_ 100_.zip"; filename*=UTF-8''say%20%22hi%22%20100%25.zip`],
  ['it’s (mine)*.zip', `attachment; filename="it_s (mine)*.zip"; filename*=UTF-8''it%E2%80%99s%20%28mine%29%2A.zip`],
])('§8 %s has its correct name', (name, header) => {
  expect(contentDisposition(name)).toBe(header)
})

test.each(['a\r\nset-cookie: x=1.zip', '../../etc/passwd', 'a\u0000b.zip', '\ud800.zip'])(
  '%j cannot end the header or leave its folder',
  (name) => {
    const header = contentDisposition(name)
    expect(header).toMatch(/^[\x20-\x7e]+$/)
    expect(header).not.toContain('/')
  },
)
