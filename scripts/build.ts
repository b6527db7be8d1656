import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const assets = join(root, 'build/client/assets')

const runBuilder = (): void => {
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, 'build'], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The site could not be built:\n${stdout}\n${stderr}`)
}

/** Assets are compressed once here, so that the server never has to. */
const compressAssets = (): void => {
  for (const name of readdirSync(assets)) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const bytes = readFileSync(join(assets, name))
    writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }))
    writeFileSync(join(assets, `${name}.br`), brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
  }
}

/** The version is a hash of the files that browsers load, so the same files always have the same version. */
const writeVersion = (): void => {
  const names = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .sort()
  const version = createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 16)
  writeFileSync(join(root, 'build/client/version.json'), JSON.stringify({ version, builtAt: new Date().toISOString() }))
}

rmSync(join(root, 'build'), { recursive: true, force: true })
runBuilder()
compressAssets()
writeVersion()
console.log('The site is built.')
