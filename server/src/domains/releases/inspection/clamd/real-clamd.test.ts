import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeTestFolder } from '../../../../../testing/test-folder.ts'
import { codesOf, inspectBytes, redOf } from '../testing/inspect-bytes.ts'
import { zipOf } from '../testing/zip-of.ts'

const clamd = ['/usr/sbin/clamd', '/usr/local/sbin/clamd', '/opt/homebrew/sbin/clamd'].find(existsSync)

// In two halves, so that no scanner takes this file for the one it describes.
const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('')

const startClamd = async (program: string) => {
  const folder = makeTestFolder()
  mkdirSync(join(folder, 'db'))
  const hash = createHash('md5').update(eicar).digest('hex')
  // A database of one signature: those of the world are large, and may be missing here.
  writeFileSync(join(folder, 'db', 'test.hdb'), `${hash}:${eicar.length}:Eicar-Test-Signature\n`)
  const socket = join(folder, 'clamd.ctl')
  const settings = [
    `LocalSocket ${socket}`,
    `DatabaseDirectory ${join(folder, 'db')}`,
    'Foreground yes',
    'LogFile /dev/null',
    `TemporaryDirectory ${folder}`,
    'StreamMaxLength 1M',
  ]
  writeFileSync(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  const child = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: 'ignore' })
  for (let tries = 0; tries < 300 && !existsSync(socket); tries++) await wait(100)
  return { socket, stop: () => child.kill('SIGKILL') }
}

test.skipIf(!clamd || spawnSync(clamd, ['--version']).status !== 0)(
  'ClamAV itself finds the EICAR file, alone and in a zip, and nothing in others',
  async () => {
    const { socket, stop } = await startClamd(clamd ?? '')
    try {
      const found = 'A virus was found: Eicar-Test-Signature.UNOFFICIAL.'
      expect(redOf(await inspectBytes('eicar.com', Buffer.from(eicar), { clamd: socket }))).toEqual(['virus', found])
      expect((await inspectBytes('a.zip', zipOf([{ path: 'folder/eicar.com', content: eicar }]), { clamd: socket })).verdict).toEqual({
        notReady: found,
      })
      expect(codesOf(await inspectBytes('a.zip', zipOf([{ path: 'a.txt', content: 'fine' }]), { clamd: socket }))).toContain(
        'green no-virus',
      )
      const large = await inspectBytes('large.bin', Buffer.alloc(3_000_000, 'x'), { clamd: socket })
      expect(large.report.find(({ code }) => code === 'virus-scan-failed')?.detail).toMatch(/StreamMaxLength/)
    } finally {
      stop()
    }
  },
)
