import { expect, test } from 'vitest'
import { formatNamed, hostRunning, processorNamed } from './machine-names.ts'

test.each([
  ['arm64', 'arm'],
  ['aarch64', 'arm'],
  ['Apple M2 Pro', 'arm'],
  ['x86_64', 'x64'],
  ['AMD64', 'x64'],
  ['Intel(R) Core(TM) i7', 'x64'],
  ['riscv', undefined],
  ['', undefined],
])('the processor %s is %s', (name, processor) => {
  expect(processorNamed(name)).toBe(processor)
})

test.each([
  ['VST3', 'VST3'],
  ['AUv3', 'AU'],
  ['AudioUnit', 'AU'],
  ['AAX', 'AAX'],
  ['Standalone', 'Standalone'],
  ['LV2', undefined],
])('the format %s is %s', (name, format) => {
  expect(formatNamed(name)).toBe(format)
})

test.each([
  ['Ableton Live 12 Suite', 'Ableton Live'],
  ['Steinberg Cubase 13', 'Cubase'],
  ['REAPER', 'Reaper'],
  ['AudioPluginHost', undefined],
])('the host %s is %s', (name, host) => {
  expect(hostRunning(name)).toBe(host)
})
