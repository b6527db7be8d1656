import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { blackPng } from '../../../../../testing/sample-pictures.ts'
import { makeTestFolder } from '../../../../../testing/test-folder.ts'
import { testTools, writeBuild } from '../testing/inspect-bytes.ts'
import { zipOf } from '../testing/zip-of.ts'
import { makeInstaller } from './make-installer.ts'
import { folderName, quoted, windowsVersion } from './nsis-text.ts'
import { planInstaller } from './plan-installer.rules.ts'

const evil = "Tide % (X) '`;# & {NSISDIR} !system"
const braces = '{NSIS_VERSION}'
const content: Record<string, Buffer> = {
  'Tide/Tide.vst3/Contents/x86_64-win/Tide.vst3': Buffer.alloc(50_000, 'vst3'),
  [`Tide/Tide.vst3/Contents/Resources/${evil}.txt`]: Buffer.from('odd'),
  'Tide/Tide.clap': Buffer.from('clap'),
  'Tide/Tide.aaxplugin/Contents/x64/Tide.aaxplugin': Buffer.from('aax'),
  'Tide/Tide.exe': Buffer.from('MZ program'),
  'Tide/Presets/One.preset': Buffer.from('preset'),
}
const path = () => writeBuild('tide.zip', zipOf(Object.entries(content).map(([name, bytes]) => ({ path: name, content: bytes }))))
const input = () => ({
  path: path(),
  files: Object.keys(content),
  name: `Tide "2"\n!system "touch broken"\n$${braces} $%PATH% $INSTDIR $\\`,
  version: '2.4.0-beta.1',
  creatorName: 'Low$Tide',
  eula: `Use it ✓\nwell. $${braces}`,
  icon: blackPng(64, 64),
  outPath: join(makeTestFolder(), 'setup.exe'),
})

describe.skipIf(!testTools.makensis || !testTools.sevenZip)('with makensis and 7z', () => {
  test('an installer holds every file byte by byte, where hosts look for it, and nothing in a name reaches its script', async () => {
    const given = input()
    expect(await makeInstaller(given, { tools: testTools })).toEqual({ made: true, hasIcon: true })
    const folder = makeTestFolder()
    execFileSync(testTools.sevenZip ?? '', ['x', `-o${folder}`, given.outPath])
    const at = (...names: string[]) => readFileSync(join(folder, ...names))
    expect(
      at('$COMMONFILES64/VST3/Tide.vst3/Contents/x86_64-win/Tide.vst3').equals(
        content['Tide/Tide.vst3/Contents/x86_64-win/Tide.vst3'] ?? Buffer.alloc(0),
      ),
    ).toBe(true)
    expect(readdirSync(join(folder, '$COMMONFILES64/VST3/Tide.vst3/Contents/Resources'))).toHaveLength(1)
    expect(at('$COMMONFILES64/CLAP/Tide.clap').toString()).toBe('clap')
    expect(at('$COMMONFILES64/Avid/Audio/Plug-Ins/Tide.aaxplugin/Contents/x64/Tide.aaxplugin').toString()).toBe('aax')
    const [home = ''] = readdirSync(join(folder, '$PROGRAMFILES64'))
    expect(at('$PROGRAMFILES64', home, 'Tide.exe').toString()).toBe('MZ program')
    expect(at('$PROGRAMFILES64', home, 'Presets/One.preset').toString()).toBe('preset')
    expect(home).toBe('Tide 2 !system touch broken ＄{NSIS_VERSION} ＄%PATH% ＄INSTDIR ＄')
  })

  test('the same files make the same installer', async () => {
    const [one, other] = [input(), input()]
    await makeInstaller(one, { tools: testTools })
    await makeInstaller(other, { tools: testTools })
    expect(readFileSync(one.outPath).equals(readFileSync(other.outPath))).toBe(true)
  })
})

test('without makensis the answer says what is missing', async () => {
  expect(await makeInstaller(input(), { tools: { ...testTools, makensis: null } })).toEqual({
    made: false,
    because: 'No installer could be made here because makensis (NSIS) is not installed.',
  })
})

test('a build with nothing to install, with a name Windows cannot store or with two files for one place makes none', () => {
  expect(planInstaller(['readme.txt'], 'Tide')).toMatchObject({ made: false, because: expect.stringContaining('There is no VST3') })
  expect(planInstaller(['Tide.vst3/a"b'], 'Tide')).toMatchObject({ made: false, because: expect.stringContaining('cannot store') })
  expect(planInstaller(['Tide.vst3/$INSTDIR'], 'Tide')).toMatchObject({ made: false, because: expect.stringContaining('with a $ in it') })
  expect(planInstaller(['a/Tide.clap', 'b/tide.clap'], 'Tide')).toMatchObject({
    made: false,
    because: expect.stringContaining('Two files'),
  })
})

test('text is quoted, folders are named and versions are counted as Windows wants it', () => {
  expect(quoted('a$b"c\r\nd\\')).toBe('"a＄b”c d\\"')
  expect([folderName('..'), folderName('a/b\\c:d'), folderName('CON'), folderName(' Tide. ')]).toEqual([
    'Plugin',
    'a b c d',
    'Plugin CON',
    'Tide',
  ])
  expect([windowsVersion('2.4'), windowsVersion('1.2.3-beta.1'), windowsVersion('99999.x.1')]).toEqual([
    '2.4.0.0',
    '1.2.3.0',
    '65535.0.1.0',
  ])
})
