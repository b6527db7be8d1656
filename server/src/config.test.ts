import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const safe = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://soundfair.example',
  SESSION_SECRET: 's'.repeat(40),
  ENCRYPTION_KEY: 'e'.repeat(40),
  SANDBOX_PAYMENTS: '1',
}

test('without settings the shop is a demo shop on port 3000', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 3000, demo: true, publicUrl: 'http://localhost:3000', role: 'all', isProduction: false })
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '' }).port).toBe(3000)
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be a number'],
  [{ PUBLIC_URL: 'soundfair' }, 'PUBLIC_URL must be a full address'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET must have at least 32 characters'],
  [{ TEST_CLOCK: 'tomorrow-ish' }, 'TEST_CLOCK must be an ISO instant or an offset'],
  [{ CLAMD_ADDRESS: 'clamd' }, 'CLAMD_ADDRESS must be a host and port'],
  [{ S3_ENDPOINT: 'http://127.0.0.1:9000' }, 'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed'],
])('a bad value %o is explained in a sentence', (variables, sentence) => {
  expect(() => readConfig(variables)).toThrow(sentence)
})

test('a safe production configuration starts without the demo shop', () => {
  expect(readConfig(safe)).toMatchObject({ isProduction: true, demo: false, publicUrl: 'https://soundfair.example' })
})

test.each([
  [{ SESSION_SECRET: undefined }, 'SESSION_SECRET is not set'],
  [{ ENCRYPTION_KEY: undefined }, 'ENCRYPTION_KEY is not set'],
  [{ PUBLIC_URL: 'http://soundfair.example' }, 'PUBLIC_URL is http'],
  [{ PUBLIC_URL: undefined }, 'PUBLIC_URL is not set'],
  [{ TEST_CLOCK: '2030-01-01T00:00:00Z' }, 'TEST_CLOCK is set'],
  [{ SANDBOX_PAYMENTS: undefined }, 'nobody could pay'],
])('production refuses to start with %o', (change, reason) => {
  expect(() => readConfig({ ...safe, ...change })).toThrow(reason)
})
