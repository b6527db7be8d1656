import { expect, test } from 'vitest'
import type { Studio } from '../session/my-studio.ts'
import { fitStudio, studioAddress } from './fits-studio.ts'

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
  [{ system: 'Linux', processor: 'arm' }, 'no', 'It does not run on ARM processors'],
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
  expect(fitStudio(session, { ...none, hosts: ['Ableton Live'] })).toMatchObject({ fits: 'yes' })
  expect(fitStudio(session, { ...none, hosts: ['Reaper'] })).toEqual({ fits: 'no', text: 'It needs Ableton Live' })
  expect(fitStudio(session, { ...none, system: 'macOS' })).toBeNull()
})

test('a studio is an address: its machine, what its hosts load there, and the hosts', () => {
  expect(studioAddress({ ...none, system: 'macOS', processor: 'arm', hosts: ['Pro Tools', 'Reaper'] })).toBe(
    'macOS-arm.AAX.VST3.CLAP.AU.Pro Tools.Reaper',
  )
  expect(studioAddress({ ...none, system: 'Linux', formats: ['CLAP'] })).toBe('Linux-arm.Linux-x64.CLAP')
  expect(studioAddress({ ...none, hosts: ['Reaper'], formats: ['VST3'] })).toBe('VST3.Reaper')
})
