import { expect, test } from 'vitest'
import { writeXml, xml } from './xml.ts'

test('text stays text, in attributes and between elements', () => {
  const hostile = `"/></item>]]><!-- & 'x'`
  expect(writeXml(xml('item', { of: hostile }, hostile, xml('empty', {})))).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
      '<item of="&quot;/&gt;&lt;/item&gt;]]&gt;&lt;!-- &amp; &apos;x&apos;">&quot;/&gt;&lt;/item&gt;]]&gt;&lt;!-- &amp; &apos;x&apos;<empty/></item>\n',
  )
})

test('characters that XML does not allow are left out', () => {
  expect(writeXml(xml('a', {}, 'b\0\u0008\ud800c\u{1f3b9}'))).toContain('<a>b\ufffdc\u{1f3b9}</a>')
})
