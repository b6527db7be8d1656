import { expect, test } from 'vitest'
import { maskLinks } from './mask-links.ts'

test.each([
  ['https://a.test/reset-password?email=a%40b.test&code=Zx_-9', 'https://a.test/reset-password?email=hidden&code=hidden'],
  ['<a href="https://a.test/x?code=abc&amp;email=b">Go</a>', '<a href="https://a.test/x?code=hidden&amp;email=hidden">Go</a>'],
  ['see http://a.test/stop?token=a.b#top, or not', 'see http://a.test/stop?token=hidden#top, or not'],
  ['HTTPS://A.TEST/?TOKEN=one&two=&three', 'HTTPS://A.TEST/?TOKEN=hidden&two=&three'],
  ['https://a.test/account/licenses and a question? yes=no', 'https://a.test/account/licenses and a question? yes=no'],
])('of %s is shown %s', (message, shown) => expect(maskLinks(message)).toBe(shown))
