import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeTestFolder } from '../../../../../testing/test-folder.ts'
import { makeInstaller } from '../installers/make-installer.ts'
import { codesOf, inspectBytes, testTools, writeBuild } from '../testing/inspect-bytes.ts'
import { peOf } from '../testing/program-of.ts'
import { zipOf } from '../testing/zip-of.ts'

/** Debian's osslsigncode signs as Microsoft's own program does. A tool of this test alone. */
const canSign = ['osslsigncode', 'openssl'].every((program) => spawnSync(program, ['version']).error === undefined)

const plugin = { kind: 'plugin', platform: 'Windows' } as const
const path = 'Tide.vst3/Contents/x86_64-win/Tide.vst3'

const makeSetup = async (folder: string): Promise<string> => {
  const outPath = join(folder, 'setup.exe')
  const build = writeBuild('a.zip', zipOf([{ path, content: peOf() }]))
  const texts = { name: 'Tide', version: '1.0.0', creatorName: 'Lowtide', eula: null, icon: null }
  expect(await makeInstaller({ path: build, files: [path], ...texts, outPath }, { tools: testTools })).toMatchObject({ made: true })
  return outPath
}

/** Signs a program with a certificate of nobody: that there is a signature is what is looked for, not whose it is. */
const sign = (program: string, folder: string): Buffer => {
  const [key, certificate, signed] = ['key.pem', 'certificate.pem', 'signed.exe'].map((name) => join(folder, name))
  const subject = ['-subj', '/CN=Lowtide', '-days', '30', '-addext', 'extendedKeyUsage=codeSigning']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, '-keyout', `${key}`, '-out', `${certificate}`], {
    stdio: 'ignore',
  })
  const names = ['-certs', `${certificate}`, '-key', `${key}`, '-n', 'Tide', '-h', 'sha256']
  execFileSync('osslsigncode', ['sign', ...names, '-in', program, '-out', `${signed}`], { stdio: 'ignore' })
  return readFileSync(`${signed}`)
}

test.skipIf(!canSign || !testTools.makensis || !testTools.sevenZip)(
  'a setup that was really signed is signed, alone and in a zip, and refused where its signature was cut off',
  async () => {
    const folder = makeTestFolder()
    const program = await makeSetup(folder)
    const unsigned = readFileSync(program)
    const signed = sign(program, folder)
    expect(codesOf(await inspectBytes('Setup.exe', unsigned, plugin))).toContain('amber installer-unsigned')
    const inspection = await inspectBytes('Setup.exe', signed, plugin)
    expect([inspection.verdict, inspection.formats]).toEqual(['Ready', ['VST3']])
    expect(codesOf(inspection)).toContain('green installer-signed')
    const inZip = await inspectBytes('tide.zip', zipOf([{ path: 'Setup.exe', content: signed }]), plugin)
    expect(codesOf(inZip)).toContain('green installer-signed')
    expect(codesOf(await inspectBytes('Setup.exe', signed.subarray(0, unsigned.length), plugin))).toEqual(['red damaged'])
  },
  60_000,
)

test.skipIf(!canSign)('a plugin that was really signed is signed', async () => {
  const folder = makeTestFolder()
  const program = join(folder, 'Tide.vst3')
  writeFileSync(program, peOf())
  const inspection = await inspectBytes('tide.zip', zipOf([{ path, content: sign(program, folder) }]), plugin)
  expect(codesOf(inspection)).toContain('green windows-signed')
})
