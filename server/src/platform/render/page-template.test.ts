import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newNonce } from '#platform/http/security-headers.ts'
import { fillPlain, fillZipped, makeTemplate, nonceGap } from './page-template.ts'

const unzip = (pieces: Buffer[]): Buffer => gunzipSync(Buffer.concat(pieces))

test('a nonce fits its gap', () => {
  expect(newNonce()).toHaveLength(nonceGap.length)
})

test('every gap of a page gets the nonce, plain and compressed alike', () => {
  const html = `<script nonce="${nonceGap}">1</script><p>ä 世界</p><script nonce="${nonceGap}">2</script>`
  const template = makeTemplate(html)
  const nonce = newNonce()
  const expected = html.replaceAll(nonceGap, nonce)
  expect(Buffer.concat(fillPlain(template, nonce)).toString()).toBe(expected)
  expect(unzip(fillZipped(template, nonce)).toString()).toBe(expected)
})

test('a page can be sent many times, each with its own nonce', () => {
  const template = makeTemplate(`a${nonceGap}b`)
  const [first, second] = [newNonce(), newNonce()]
  expect(unzip(fillZipped(template, first)).toString()).toBe(`a${first}b`)
  expect(unzip(fillZipped(template, second)).toString()).toBe(`a${second}b`)
})

test('any page with any number of gaps survives compression', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { maxLength: 6 }), (texts) => {
      const html = texts.join(nonceGap)
      const nonce = newNonce()
      expect(unzip(fillZipped(makeTemplate(html), nonce)).toString()).toBe(html.replaceAll(nonceGap, nonce))
    }),
  )
})

test("the page's ending is inserted before the end of its document, also after characters of several bytes", () => {
  const template = makeTemplate('<html><body>Zoë</body></html>', '<script>1</script>')
  expect(Buffer.concat(fillPlain(template, 'n')).toString()).toBe('<html><body>Zoë<script>1</script></body></html>')
})
