import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readConfig, settingNames } from './config.ts'

const root = new URL('../../', import.meta.url)
const read = (name: string): string => readFileSync(new URL(name, root), 'utf8')
const compose = read('compose.yaml')
const dockerfile = read('Dockerfile')

/** What has to be set before the first start. */
const chosen: Record<string, string> = {
  POSTGRES_PASSWORD: 'p'.repeat(48),
  SESSION_SECRET: 's'.repeat(48),
  ENCRYPTION_KEY: 'e'.repeat(48),
  S3_SECRET_ACCESS_KEY: 'f'.repeat(48),
}

const fillIn = (text: string, given: Record<string, string>): string =>
  text.replace(/\$\{(\w+):[-?]([^}]*)\}/g, (whole, name, otherwise) => given[name] ?? (whole.includes(':?') ? '' : otherwise))

const block = /^x-settings: &settings\n((?: {2}.*\n)+)/m.exec(compose)?.[1] ?? ''
const settings = [...block.matchAll(/^ {2}(\w+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value] as const)
const roles = [...compose.matchAll(/environment: \{ <<: \*settings, (\w+): (\w+) \}/g)].map(([, name, role]) => [name, role])
const ofImage = [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name = '', value = '']) => [name, value])

const environmentOf = (role: string, given = chosen): Record<string, string> => ({
  ...Object.fromEntries(ofImage),
  ...Object.fromEntries(settings.map(([name, value]) => [name, fillIn(value, given)])),
  ROLE: role,
})

test('containers only have settings that the shop knows', () => {
  expect(settings.length).toBeGreaterThan(10)
  expect(ofImage.length).toBeGreaterThan(2)
  const named = [...settings, ...roles, ...ofImage].map(([name]) => name)
  expect(named.filter((name) => !settingNames.includes(name ?? ''))).toEqual([])
})

test('one container serves and one works, both with settings that are safe in production', () => {
  expect(roles).toEqual([
    ['ROLE', 'web'],
    ['ROLE', 'worker'],
  ])
  for (const role of ['web', 'worker'])
    expect(readConfig(environmentOf(role))).toMatchObject({
      isProduction: true,
      demo: false,
      role,
      host: '0.0.0.0',
      publicUrl: 'https://localhost',
      databaseUrl: `postgres://soundfair:${chosen.POSTGRES_PASSWORD}@postgres:5432/soundfair`,
      s3: { endpoint: 'http://files:9000', bucket: 'soundfair' },
      mail: { smtpUrl: 'smtp://mail:1025' },
    })
})

test.each(['SESSION_SECRET', 'ENCRYPTION_KEY'])('without %s they do not start', (name) => {
  expect(() => readConfig(environmentOf('web', { ...chosen, [name]: '' }))).toThrow(`${name} is not set`)
})

test('the trusted proxy is the one in the setup', () => {
  const [, address] = /ipv4_address: ([\d.]+)/.exec(compose) ?? []
  expect(readConfig(environmentOf('web')).trustedProxies).toEqual([address])
})

test('the files that the image copies exist', () => {
  const taken = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '))
  expect(taken.filter((name) => !existsSync(new URL(name, root)))).toEqual([])
  expect(taken).toEqual(expect.arrayContaining(['contract', 'content', 'server']))
})
