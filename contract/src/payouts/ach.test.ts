import { expect, test } from 'vitest'
import { faultOfAccountNumber, faultOfRoutingNumber } from './ach.ts'

test.each(['021000021', '011401533', '091000019', ' 121042882 '])('%s is the number of a bank', (number) =>
  expect(faultOfRoutingNumber(number)).toBeUndefined(),
)

test.each(['021000022', '121042883', '000000000'])('%s has a typo', (number) => {
  expect(faultOfRoutingNumber(number)).toMatch(/typo/)
})

test.each(['', '12345678', '1234567890', '02100002a'])('%j is not a routing number', (number) => {
  expect(faultOfRoutingNumber(number)).toBe('A routing number has nine digits')
})

test('an account number has 4 to 17 digits', () => {
  for (const good of ['1234', '12345678901234567']) expect(faultOfAccountNumber(good)).toBeUndefined()
  for (const bad of ['', '123', '123456789012345678', '12 34', '12a4']) expect(faultOfAccountNumber(bad)).toMatch(/4 to 17/)
})
