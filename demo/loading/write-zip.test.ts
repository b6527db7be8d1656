import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writeZip } from './write-zip.ts'

const entries = [
  { path: 'Read me.txt', bytes: Buffer.from('Hello') },
  { path: 'Töne/夜.wav', bytes: Buffer.alloc(5_000, 7) },
]

const hasPython = (() => {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})()

test.skipIf(!hasPython)('another program can read the archive, and every file in it is intact', () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'))
  try {
    writeFileSync(join(folder, 'some.zip'), writeZip(entries))
    const script = 'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; z.extractall(sys.argv[2])'
    execFileSync('python3', ['-c', script, join(folder, 'some.zip'), folder])
    for (const { path, bytes } of entries) expect(readFileSync(join(folder, path))).toEqual(bytes)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('the same content gives the same file', () => {
  expect(writeZip(entries)).toEqual(writeZip(entries))
})
