import { expect, test } from 'vitest'
import { splitLinks } from './split-links.ts'

const linksIn = (text: string): string[] => splitLinks(text).flatMap((part) => (part.isLink ? [part.text] : []))

test.each([
  ['By post.', []],
  ['See https://northlight.test/get.', ['https://northlight.test/get']],
  ['https://a.test/x?y=1 and (https://b.test)', ['https://a.test/x?y=1', 'https://b.test']],
  ['http://a.test javascript:alert(1) ftp://a.test', []],
  ['https://', []],
  ['<https://a.test/"onclick=x>', ['https://a.test/']],
])('of %j these are clickable: %j', (text, links) => {
  expect(linksIn(text)).toEqual(links)
})

test.each(['', 'By post.', 'See https://a.test.', 'https://a.test'])('nothing of %j is lost', (text) => {
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text)
})
