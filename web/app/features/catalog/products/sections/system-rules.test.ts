import { expect, test } from 'vitest'
import { findSystem, formatsOf, readSystemName, withSystem, writeSystemName } from './system-rules.ts'

test.each([
  ['macOS 12+', 'macOS', '12'],
  ['Windows 10+', 'Windows', '10'],
  ['Linux', 'Linux', ''],
  ['Haiku R1', undefined, 'Haiku R1'],
])('%s is %s with the minimum version %s', (name, system, minimum) => {
  expect(readSystemName(name)).toEqual({ system, minimum })
})

test('a name is written the way it is read', () => {
  expect(writeSystemName('macOS', '12.3')).toBe('macOS 12.3+')
  expect(writeSystemName('Linux', ' ')).toBe('Linux')
})

test('Audio Units are offered on macOS only, AAX not on Linux', () => {
  expect(formatsOf('macOS')).toEqual(['VST3', 'AU', 'AAX', 'CLAP', 'Standalone'])
  expect(formatsOf('Windows')).toEqual(['VST3', 'AAX', 'CLAP', 'Standalone'])
  expect(formatsOf('Linux')).toEqual(['VST3', 'CLAP', 'Standalone'])
})

test('systems keep their order, and an unknown one is never lost', () => {
  const linux = { name: 'Linux', note: 'glibc 2.31+', formats: ['CLAP'] }
  const haiku = { name: 'Haiku R1', note: null, formats: [] }
  const mac = { name: 'macOS 12+', note: null, formats: ['AU'] }
  expect(withSystem([linux, haiku], 'macOS', mac)).toEqual([mac, linux, haiku])
  expect(withSystem([mac, linux, haiku], 'Linux', undefined)).toEqual([mac, haiku])
  expect(findSystem([mac, linux], 'Linux')).toBe(linux)
})
