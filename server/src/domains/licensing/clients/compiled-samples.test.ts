import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fulfillWithLicense } from '#contract/licensing/activation-requests.ts'
import { makeFirstKey } from '#contract/licensing/licensing-keys.ts'
import { juceKeyOf } from '#web/features/licensing/plugins/juce-key.ts'
import { juceSample } from '#web/features/licensing/plugins/samples/juce-sample.ts'
import { rustSample } from '#web/features/licensing/plugins/samples/rust-sample.ts'
import { addLicenses, claimsIn, openPluginShop } from '../../../../testing/plugin-shop.ts'
import { isLongRun } from '../../../../testing/rounds.ts'
import { addRelease, sampleBytes } from '../../../../testing/sample-release.ts'
import { addUser } from '../../../../testing/sample-user.ts'
import { makeTestFolder } from '../../../../testing/test-folder.ts'
import { sha256Of } from '../../../../testing/tus-shop.ts'
import { buildJuceSample, canBuildJuceClient, parseJuceSample } from './build-juce-client.ts'
import { buildRustClient, canBuildRustClient, canParseRust, parseRustSample } from './build-rust-client.ts'

/**
 * The code that a plugin developer copies from /creator/plugins, compiled as it stands and run against a shop by `npm run test:long`.
 * In the gate a compiler checks the C++, with every JUCE type it uses, and Rust's formatter reads the Rust.
 */

const findPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

// The address that the shop hands out has to be the one where it answers.
const port = await findPort()
const { app, db, shop, call } = await openPluginShop({ PUBLIC_URL: `http://127.0.0.1:${port}` })
await app.listen({ port, host: '127.0.0.1' })
const developer = await addUser(db, { email: 'dev@lowtide.test', teams: { lowtide: ['PluginDeveloper'] } })
const { endpoint, keys } = (await call(developer, 'POST', makeFirstKey.path)).json()
const values = {
  endpoint,
  creatorId: 'lowtide',
  productId: 'tape-one',
  pem: keys[0].pem as string,
  juceKey: juceKeyOf(keys[0].pkcs1),
}

const bytes = sampleBytes('an update', 300_000)
const update = {
  version: '1.1.0',
  notes: 'Wider.',
  builds: [{ platform: 'Linux' as const, name: 'tape.zip', bytes }, { platform: 'Mac' as const }],
}
await addRelease(db, shop.files, 'lowtide/tape-one', update)
const downloadTo = join(makeTestFolder(), 'tape.zip')

/** Starts the program and confirms where it sends its customer; returns its output. */
const goThrough = async (program: string, device: string, env: Record<string, string> = {}): Promise<Record<string, string>> => {
  const owner = await addUser(db, { email: `${device}@example.test`, name: 'Casey' })
  await addLicenses(db, owner)
  const child = spawn(program, [device], {
    env: { PATH: process.env.PATH ?? '', DOWNLOAD_TO: downloadTo, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let isAnswered = false
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  child.stdout.on('data', (chunk) => {
    output += chunk
    const requestId = /browser \S+\/activate\/(req_\w+)\n/.exec(output)?.[1]
    if (!requestId || isAnswered) return
    isAnswered = true
    void call(owner, 'POST', fulfillWithLicense.path.replace('{requestId}', requestId))
  })
  await once(child, 'close')
  return Object.fromEntries(output.split('\n').flatMap((line) => (line.includes(' ') ? [line.split(/ (.*)/).slice(0, 2)] : [])))
}

const expectTheWholeWay = (output: Record<string, string>, device: string, [no, yes]: [string, string]): void => {
  expect(claimsIn(output.token ?? '')).toMatchObject({ aud: 'tape-one', iss: 'lowtide', sig: device, method: 'Online' })
  expect(output).toMatchObject({
    user: `Casey trial ${no} method Online`,
    elsewhere: no,
    forged: no,
    validated: 'good',
    update: '1.1.0 1 Wider.',
    file: `tape.zip ${yes} ${sha256Of(bytes)}`,
    newest: yes,
    released: yes,
    afterwards: 'no',
  })
  expect(readFileSync(downloadTo).equals(bytes)).toBe(true)
  rmSync(downloadTo)
}

const hasRust = isLongRun && (await canBuildRustClient())
if (isLongRun && !hasRust)
  process.stdout.write(
    'The Rust sample is not tried: it needs cargo and Debian’s librust-jsonwebtoken-dev, librust-ureq-dev and librust-serde-derive-dev.\n',
  )

test.skipIf(!hasRust)(
  'the Rust that a developer copies, with the crates of Debian, activates, checks, validates, updates and gives back',
  { timeout: 1_200_000 },
  async () => {
    const program = await buildRustClient(rustSample.write(values))
    expectTheWholeWay(await goThrough(program, 'rust-device'), 'rust-device', ['false', 'true'])
  },
)

test.skipIf(!(await canParseRust()))('the Rust that a developer copies is Rust', async () => {
  const sample = rustSample.write(values)
  await parseRustSample(sample)
  await expect(parseRustSample(sample.replace('pub fn ', 'pub fn fn '))).rejects.toThrow('expected identifier')
})

const hasJuce = await canBuildJuceClient()
if (!hasJuce)
  process.stdout.write('The C++ sample is not tried: it needs Debian’s juce-modules-source, libcurl4-openssl-dev, zlib1g-dev and g++.\n')

/** Whatever differs between shops is passed in, so that the compiled sample can be cached. */
const withValuesFromOutside = (sample: string): string => {
  const fromOutside = (name: string) => `{ juce::SystemStats::getEnvironmentVariable ("${name}", {}) }`
  return sample
    .replace(`endpoint { "${endpoint}" }`, `endpoint ${fromOutside('ENDPOINT')}`)
    .replace(`publicKey { "${values.juceKey}" }`, `publicKey ${fromOutside('PUBLIC_KEY')}`)
}

/** A browser for the program: JUCE asks the system for one, and this one reports the address. */
const openBrowserFolder = (): string => {
  const folder = makeTestFolder()
  writeFileSync(join(folder, 'xdg-open'), '#!/bin/sh\necho "browser $1"\n')
  chmodSync(join(folder, 'xdg-open'), 0o755)
  return folder
}

test.skipIf(!hasJuce)('the C++ that a developer copies compiles with JUCE of Debian', { timeout: 1_200_000 }, async () => {
  await parseJuceSample(withValuesFromOutside(juceSample.write(values)))
  await expect(parseJuceSample(`${juceSample.write(values)}\nstatic auto nothing = juce::NoSuchThing();`)).rejects.toThrow('NoSuchThing')
})

test.skipIf(!hasJuce || !isLongRun)(
  'the C++ that a developer copies, with JUCE of Debian, activates, checks, validates, updates and gives back',
  { timeout: 1_200_000 },
  async () => {
    const program = await buildJuceSample(withValuesFromOutside(juceSample.write(values)))
    const env = { PATH: `${openBrowserFolder()}:${process.env.PATH}`, ENDPOINT: endpoint, PUBLIC_KEY: values.juceKey }
    expectTheWholeWay(await goThrough(program, 'juce-device', env), 'juce-device', ['0', '1'])
  },
)
