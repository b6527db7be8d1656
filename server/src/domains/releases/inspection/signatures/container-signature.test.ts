import { expect, test } from 'vitest'
import { sniffForm } from '../archives/sniff-form.ts'
import { openSource } from '../bytes/file-source.ts'
import { dmgOf } from '../testing/dmg-of.ts'
import { codesOf, inspectBytes, writeBuild } from '../testing/inspect-bytes.ts'
import { peOf } from '../testing/program-of.ts'
import { readContainerSignature } from './container-signature.ts'

const msiOf = (name: string): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(300_000), Buffer.from(name, 'utf16le'), Buffer.alloc(1_000)])

const read = async (bytes: Buffer) => {
  const source = await openSource(writeBuild('file', bytes))
  try {
    return await readContainerSignature(source, await sniffForm(source))
  } finally {
    await source.close()
  }
}

test.each([
  ['a disk image without a signature', dmgOf(), { isSigned: false, isNotarised: false }],
  ['one with a signature', dmgOf(0, 0x10000), { isSigned: true, isNotarised: false }],
  ['one with a signature and a ticket', dmgOf(0, 0x10002), { isSigned: true, isNotarised: true }],
  ['an MSI with a signature', msiOf('\u0005DigitalSignature\0'), { isSigned: true, isNotarised: null }],
  ['an MSI without', msiOf('Binary\0'), { isSigned: false, isNotarised: null }],
  ['a signed program', peOf({ isSigned: true }), { isSigned: true, isNotarised: null }],
  ['a program', peOf(), { isSigned: false, isNotarised: null }],
  ['anything else', Buffer.from('text'), undefined],
  ['a damaged package', Buffer.from('xar!\0\x1c\0\x01and no more than this is in it', 'latin1'), undefined],
])('%s', async (_what, bytes, signature) => {
  expect(await read(bytes)).toEqual(signature)
})

test('an image that nobody here can open still says whether it is signed', async () => {
  const inspection = await inspectBytes('Tide.dmg', dmgOf(0, 0x10002), { platform: 'Mac', kind: 'plugin', tools: { sevenZip: null } })
  expect(inspection.verdict).toBe('Ready')
  expect(codesOf(inspection)).toEqual(
    expect.arrayContaining(['amber not-looked-into', 'green installer-signed', 'green installer-notarised']),
  )
})
