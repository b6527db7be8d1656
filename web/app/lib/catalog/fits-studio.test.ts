import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Compatibility } from '#contract/catalog/catalog.ts'
import { hosts, pluginFormats, processors, productSystems } from '#contract/catalog/machine-rules.ts'
import { studiosOf, studioTokens } from '#contract/catalog/studio-tokens.ts'
import type { Studio } from '../session/my-studio.ts'
import { fitBundle, fitStudio, studioSummary } from './fits-studio.ts'
import { studioAddress } from './studio-address.ts'

const none: Studio = { system: null, processor: null, hosts: [], formats: [] }
const on = (name: string, note: string | null, ...formats: string[]) => ({ name, note, formats })
const plugin = {
  systems: [on('macOS 12+', 'Apple silicon, Intel', 'VST3', 'AU'), on('Windows 10+', null, 'VST3', 'CLAP'), on('Linux', 'x64', 'CLAP')],
  hosts: [],
  contents: [],
}
const pack = { systems: [], hosts: [], contents: [{ label: 'Formats', value: 'WAV' }] }
const session = { systems: [], hosts: ['Ableton Live 11+'], contents: [] }

test.each<[Partial<Studio>, string, string]>([
  [{ system: 'macOS' }, 'yes', 'Fits your studio'],
  [{ system: 'macOS', hosts: ['Logic Pro', 'Reaper'] }, 'yes', 'Fits your studio'],
  [{ system: 'Windows', hosts: ['Pro Tools', 'Reaper'] }, 'partly', 'AAX is missing for Pro Tools; VST3 works in Reaper'],
  [{ system: 'Windows', hosts: ['Pro Tools'] }, 'no', 'AAX is missing for Pro Tools'],
  [
    { system: 'Linux', hosts: ['Cubase', 'Bitwig Studio', 'Reaper'] },
    'partly',
    'VST3 is missing for Cubase; CLAP works in Bitwig Studio and Reaper',
  ],
  // Logic Pro loads none of the preferred formats, so any of its own will do.
  [{ system: 'macOS', hosts: ['Logic Pro', 'Reaper'], formats: ['VST3'] }, 'yes', 'Fits your studio'],
  [{ system: 'Linux', hosts: ['Cubase', 'Reason'] }, 'no', 'VST3 is missing for Cubase and Reason'],
  [
    { system: 'macOS', hosts: ['Ableton Live', 'Bitwig Studio', 'Cubase', 'Logic Pro', 'Pro Tools', 'Reaper', 'Studio One'] },
    'partly',
    'AAX is missing for Pro Tools',
  ],
  [{ system: 'Linux', processor: 'arm' }, 'no', 'It doesn’t run on ARM processors'],
  [{ system: 'Linux', formats: ['VST3'] }, 'no', 'VST3 is missing'],
  [{ system: 'Windows', hosts: ['Reaper'], formats: ['CLAP'] }, 'yes', 'Fits your studio'],
])('in the studio %o a plugin fits: %s, %s', (studio, fits, text) => {
  expect(fitStudio(plugin, { ...none, ...studio })).toEqual({ fits, text })
})

test('a system it was not made for is named', () => {
  expect(fitStudio({ ...plugin, systems: plugin.systems.slice(0, 1) }, { ...none, system: 'Linux' })).toEqual({
    fits: 'no',
    text: 'There is no version for Linux',
  })
})

test('a pack fits everywhere, a session where its host is', () => {
  expect(fitStudio(pack, { ...none, system: 'Linux' })).toMatchObject({ fits: 'yes' })
  expect(fitStudio({ ...pack, contents: [] }, { ...none, system: 'Linux' }), 'nothing is stated').toBeNull()
  expect(fitStudio(session, { ...none, hosts: ['Ableton Live'] })).toMatchObject({ fits: 'yes' })
  expect(fitStudio(session, { ...none, hosts: ['Reaper'] })).toEqual({ fits: 'no', text: 'It needs Ableton Live' })
  expect(fitStudio(session, { ...none, system: 'macOS' })).toBeNull()
  const sampled = { ...session, hosts: ['Logic Pro 10.7+', 'Kontakt 6.7+'] }
  expect(fitStudio(sampled, { ...none, hosts: ['Reaper'] })).toEqual({ fits: 'partly', text: 'It needs Logic Pro or Kontakt 6.7+' })
  expect(fitStudio(sampled, { ...none, hosts: ['Logic Pro'] })).toMatchObject({ fits: 'yes' })
})

test('17.5 presets need their plugin: one that the shop knows is judged, and anything else is said', () => {
  const presets = (value: string, label = 'Needs'): Compatibility => ({ systems: [], hosts: [], contents: [{ label, value }] })
  const tapeOne = { name: 'Tape One', compatibility: plugin }
  const mine: Studio = { ...none, system: 'Windows', hosts: ['Reaper'] }
  expect(fitStudio(presets('Vital 1.5 or newer'), mine)).toEqual({ fits: 'partly', text: 'It needs Vital 1.5 or newer' })
  expect(fitStudio(presets('Vital', 'requires '), mine)).toEqual({ fits: 'partly', text: 'It needs Vital' })
  expect(fitStudio(presets(' '), mine)).toMatchObject({ fits: 'yes' })
  expect(fitStudio(presets('Tape One 2.1 or newer'), mine, tapeOne)).toEqual({
    fits: 'yes',
    text: 'It needs Tape One 2.1 or newer, which fits your studio',
  })
  expect(fitStudio(presets('Tape One 2.1 or newer'), { ...mine, hosts: ['Pro Tools'] }, tapeOne)).toEqual({
    fits: 'no',
    text: 'It needs Tape One: AAX is missing for Pro Tools',
  })
  expect(fitStudio(presets('Reaper 6.6 or newer'), mine)).toMatchObject({ fits: 'yes' })
  expect(fitStudio(presets('Reapery 2'), mine)).toMatchObject({ fits: 'partly' })
  expect(fitStudio(presets('Reaper Kit 2'), { ...mine, hosts: ['Reaper', 'Pro Tools'] }, { ...tapeOne, name: 'Reaper Kit' })).toEqual({
    fits: 'partly',
    text: 'It needs Reaper Kit: AAX is missing for Pro Tools; VST3 works in Reaper',
  })
  const longName = { ...tapeOne, name: 'Tape One of the Harbour at Night' }
  expect(fitStudio(presets(longName.name), { ...mine, hosts: ['Reaper', 'Pro Tools'] }, longName)).toEqual({
    fits: 'partly',
    text: 'It needs Tape One of the Harbour at Night: AAX is missing for Pro Tools',
  })
  for (const something of ['No-Input Mixer', 'None, but Tens helps', 'Any DAW with VST3', 'Noé Synth'])
    expect(fitStudio(presets(something), mine)).toEqual({ fits: 'partly', text: `It needs ${something}` })
  for (const nothing of ['None', 'any DAW', 'n/a', 'No other plugins', 'Nothing else.'])
    expect(fitStudio(presets(nothing), mine)).toMatchObject({ text: 'Fits your studio' })
  expect(fitStudio(presets('Reaper 6.6 or newer'), { ...mine, hosts: ['Cubase'] })).toMatchObject({ fits: 'partly' })
  expect(fitStudio(presets(`Vital ${'or another synth '.repeat(9)}`), mine)?.text).toBe(
    'It needs Vital or another synth or another synth or…',
  )
})

test('17.5 a program of its own fits whoever has its system, also where it names no format', () => {
  const studio: Studio = { ...none, system: 'macOS', hosts: ['Logic Pro'], formats: ['AU'] }
  for (const formats of [['Standalone'], []]) {
    const alone = { ...plugin, systems: [on('macOS 12+', null, ...formats)] }
    expect(fitStudio(alone, studio)).toEqual({ fits: 'yes', text: 'Fits your studio' })
    expect(fitStudio(alone, { ...studio, system: 'Windows' })).toEqual({ fits: 'no', text: 'There is no version for Windows' })
  }
  const both = { ...plugin, systems: [on('macOS 12+', null, 'Standalone', 'VST3')] }
  expect(fitStudio(both, studio)).toEqual({ fits: 'no', text: 'AU is missing for Logic Pro' })
})

test('17.5 search finds in a studio exactly what its page does not rule out there', () => {
  const some = <Value>(values: readonly Value[]) => fc.subarray([...values])
  const one = <Value>(values: readonly Value[]) => fc.option(fc.constantFrom(...values))
  const studios: fc.Arbitrary<Studio> = fc.record({
    system: one(productSystems),
    processor: one(processors),
    hosts: some(hosts),
    formats: some(pluginFormats),
  })
  const systems = fc.record({
    name: fc.constantFrom('macOS 12+', 'Windows 10+', 'Linux', 'Haiku'),
    note: one(['Intel', 'Apple silicon', 'x64', 'ARM']),
    formats: some([...pluginFormats, 'LV2']),
  })
  const products: fc.Arbitrary<Compatibility> = fc.record({
    systems: fc.array(systems, { maxLength: 2 }),
    hosts: some(['Logic Pro 10.7+', 'Reaper', 'Kontakt 6.7+']),
    contents: fc.constantFrom<Compatibility['contents']>([], [{ label: 'Needs', value: 'Reaper 6' }], [{ label: 'Needs', value: 'Vital' }]),
  })
  fc.assert(
    fc.property(products, studios, (product, studio) => {
      const asked = studioTokens(studioAddress(studio))
      const isFound = studiosOf(product).some((place) => asked.includes(`runs:${place}`))
      expect(isFound).toBe(fitStudio(product, studio)?.fits !== 'no')
    }),
    { numRuns: 500 },
  )
})

test('a studio is an address: its machine, what its hosts load there, and the hosts', () => {
  expect(studioAddress({ ...none, system: 'macOS', processor: 'arm', hosts: ['Pro Tools', 'Reaper'] })).toBe(
    'macOS-arm.AAX.VST3.CLAP.AU.Pro Tools.Reaper',
  )
  expect(studioAddress({ ...none, system: 'Linux', formats: ['CLAP'] })).toBe('Linux-arm.Linux-x64.CLAP')
  expect(studioAddress({ ...none, hosts: ['Reaper'], formats: ['VST3'] })).toBe('VST3.Reaper')
  expect(studioAddress({ ...none, processor: 'arm' })).toBe('macOS-arm.Windows-arm.Linux-arm')
})

test('a bundle fits where all of it does, and says which of its products does not', () => {
  const studio: Studio = { ...none, system: 'Windows', hosts: ['Pro Tools', 'Reaper'] }
  const two = [
    { name: 'Tape One', compatibility: plugin },
    { name: 'Loops', compatibility: pack },
  ]
  expect(fitBundle(two, { ...studio, hosts: ['Reaper'] })).toEqual({ fits: 'yes', text: 'Fits your studio' })
  expect(fitBundle([...two, { name: 'Plate', compatibility: plugin }], studio)).toEqual({
    fits: 'partly',
    text: 'Tape One and Plate: AAX is missing for Pro Tools; VST3 works in Reaper.',
  })
  expect(fitBundle([{ name: 'Tape One', compatibility: plugin }], studio)).toEqual({
    fits: 'partly',
    text: 'AAX is missing for Pro Tools; VST3 works in Reaper',
  })
  const weeks = { name: 'Weeks', compatibility: { ...pack, contents: [{ label: 'Needs', value: 'Tape One' }] } }
  expect(fitBundle([{ ...weeks, plugin: { name: 'Tape One', compatibility: plugin } }], { ...studio, hosts: ['Pro Tools'] })).toEqual({
    fits: 'no',
    text: 'It needs Tape One: AAX is missing for Pro Tools',
  })
  expect(fitBundle([{ ...weeks, plugin: { name: 'Tape One', compatibility: plugin } }], { ...studio, hosts: ['Reaper'] })).toEqual({
    fits: 'yes',
    text: 'It needs Tape One, which fits your studio',
  })
  const many = Array.from({ length: 9 }, (_, at) => ({ name: `A plugin with a name ${at}`, compatibility: plugin }))
  expect(fitBundle([...many, { name: 'Loops', compatibility: pack }], studio)).toEqual({
    fits: 'partly',
    text: '9 of 10 products need a closer look: each page says what your studio is missing.',
  })
  expect(fitBundle([{ name: 'Set', compatibility: session }], { ...none, system: 'macOS' })).toBeNull()
})

test('a studio is named by its system and hosts, where they are few', () => {
  expect(studioSummary({ ...none, system: 'macOS', processor: 'arm', hosts: ['Logic Pro'] })).toBe('macOS, Logic Pro')
  expect(studioSummary({ ...none, hosts: ['Ableton Live', 'Bitwig Studio', 'Cubase', 'Studio One'] })).toBe('')
  expect(studioSummary(none)).toBe('')
})
