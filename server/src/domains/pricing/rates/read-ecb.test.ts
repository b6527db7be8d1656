import { expect, test } from 'vitest'
import { readEcb } from './read-ecb.ts'

const file = (inner: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
  <gesmes:subject>Reference rates</gesmes:subject><Cube>${inner}</Cube></gesmes:Envelope>`
const day = `<Cube time='2026-11-16'><Cube currency='USD' rate='1.25'/><Cube currency='JPY' rate='187.5'/><Cube currency='XXX' rate='3'/></Cube>`

test('rates per euro become rates per dollar, for the currencies we have', () => {
  expect(readEcb(file(day))).toEqual({ validFrom: '2026-11-16', rates: { USD: 1, EUR: 0.8, JPY: 150 } })
})

test.each([
  '',
  'hello',
  '<a/>',
  file(''),
  file(`<Cube time='2026-11-16'><Cube currency='USD' rate='0'/></Cube>`),
  file(`<Cube time='soon'/>`),
])('anything but such a file is refused: %j', (text) => expect(() => readEcb(text)).toThrow())
