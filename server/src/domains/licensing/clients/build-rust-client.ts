import { execFile } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** Crates in source, from Debian: `apt-get install librust-jsonwebtoken-dev librust-ureq-dev librust-serde-derive-dev`, and any cargo. Used by the tests alone. */
const crates = '/usr/share/cargo/registry'

const run = promisify(execFile)

const has = (program: string): Promise<boolean> =>
  run(program, ['--version']).then(
    () => true,
    () => false,
  )

const debianHas = (name: string): boolean => existsSync(`/usr/share/doc/librust-${name}-dev`)

export const canBuildRustClient = async (): Promise<boolean> =>
  ['jsonwebtoken', 'ureq', 'serde-derive'].every(debianHas) && (await has('cargo'))

export const canParseRust = (): Promise<boolean> => has('rustfmt')

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const folder = join(root, 'node_modules/.cache/rust-client')

/** The sample's dependencies, except that Debian's jsonwebtoken is one version older; what the sample calls is the same in both. */
const manifest = `[package]
name = "rust-client"
version = "0.0.0"
edition = "2021"

[dependencies]
jsonwebtoken = "8"
serde = { version = "1", features = ["derive"] }
ureq = { version = "2", features = ["json"] }
`

const settings = `[source.crates-io]
replace-with = "debian"
[source.debian]
directory = "${crates}"
[net]
offline = true
`

/** Rust's formatter reads the sample, which needs neither crates nor a compiler. */
export const parseRustSample = async (sample: string): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'parsed.rs')
  writeFileSync(file, sample)
  await run('rustfmt', ['--edition', '2021', '--emit', 'stdout', file], { maxBuffer: 16 * 1024 * 1024 })
}

/** Compiles the sample with its driver. Crates are compiled once and cached. */
export const buildRustClient = async (sample: string): Promise<string> => {
  mkdirSync(join(folder, 'src'), { recursive: true })
  mkdirSync(join(folder, '.cargo'), { recursive: true })
  writeFileSync(join(folder, 'Cargo.toml'), manifest)
  writeFileSync(join(folder, '.cargo/config.toml'), settings)
  writeFileSync(join(folder, 'src/soundfair_license.rs'), sample)
  copyFileSync(join(import.meta.dirname, 'rust-client.rs'), join(folder, 'src/main.rs'))
  await run('cargo', ['build', '--quiet'], { cwd: folder, maxBuffer: 16 * 1024 * 1024 })
  return join(folder, 'target/debug/rust-client')
}
