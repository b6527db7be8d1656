import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeTestFolder } from '../../../../../testing/test-folder.ts'
import { makeInstaller } from '../installers/make-installer.ts'
import { codesOf, inspectBytes, testTools, writeBuild } from '../testing/inspect-bytes.ts'
import { peOf } from '../testing/program-of.ts'
import { zipOf } from '../testing/zip-of.ts'

const files = { 'Tide.vst3/Contents/x86_64-win/Tide.vst3': peOf({ isSigned: true }), 'Tide.clap': peOf() }
const plugin = { kind: 'plugin', platform: 'Windows', claims: [{ name: 'Windows', formats: ['VST3', 'CLAP'] }] } as const

const setup = async (): Promise<Buffer> => {
  const outPath = join(makeTestFolder(), 'setup.exe')
  const path = writeBuild('a.zip', zipOf(Object.entries(files).map(([name, content]) => ({ path: name, content }))))
  const input = { path, files: Object.keys(files), name: 'Tide', version: '1.0.0', creatorName: 'Lowtide', eula: null, icon: null, outPath }
  expect(await makeInstaller(input, { tools: testTools })).toMatchObject({ made: true })
  return readFileSync(outPath)
}

describe.skipIf(!testTools.makensis || !testTools.sevenZip)('with makensis and 7z', () => {
  test('a setup is looked into: what it installs, and whether that is signed', async () => {
    const inspection = await inspectBytes('Tide Setup.exe', await setup(), plugin)
    expect(inspection.verdict).toBe('Ready')
    expect(inspection.formats).toEqual(['VST3', 'CLAP'])
    expect(inspection.manifest?.files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['$COMMONFILES64/VST3/Tide.vst3/Contents/x86_64-win/Tide.vst3', '$COMMONFILES64/CLAP/Tide.clap']),
    )
    expect(codesOf(inspection)).toEqual(expect.arrayContaining(['green formats', 'amber installer-unsigned', 'amber windows-unsigned']))
    expect(inspection.report.find(({ code }) => code === 'windows-unsigned')?.detail).toBe('$COMMONFILES64/CLAP/Tide.clap')
  })

  test('a setup inside a zip is looked into as well', async () => {
    const inspection = await inspectBytes('tide.zip', zipOf([{ path: 'Tide Setup.exe', content: await setup() }]), plugin)
    expect(inspection.formats).toEqual(['VST3', 'CLAP'])
    expect(codesOf(inspection)).toContain('green formats')
  })
})

test('a program that is no installer is a program', async () => {
  const inspection = await inspectBytes('Tide.exe', peOf({ isSigned: true }), {
    ...plugin,
    claims: [{ name: 'Windows', formats: ['Standalone'] }],
  })
  expect(inspection).toMatchObject({ formats: ['Standalone'], manifest: null, verdict: 'Ready' })
  expect(codesOf(inspection)).toEqual(expect.arrayContaining(['amber not-looked-into', 'green windows-signed']))
})

test('without 7z a setup is not looked into, and nobody is told that formats are missing', async () => {
  const inspection = await inspectBytes('Setup.exe', peOf(), { ...plugin, tools: { sevenZip: null } })
  expect(codesOf(inspection)).toEqual([
    'amber not-looked-into',
    'amber installer-unsigned',
    'amber windows-unsigned',
    'amber virus-scan-off',
  ])
})
