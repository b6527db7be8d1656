import { sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeRsaKey } from '../keys/make-key.ts'
import { claimsOf } from './claims.rules.ts'
import { signToken } from './sign-token.ts'

const textOf = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

test('licensing §2 a token is RS256 over its header and its claims in their order, to the byte', async () => {
  const key = { kid: 'key_00000000000000000000000001', creatorId: 'lowtide', ...(await makeRsaKey()) }
  const claims = claimsOf(
    {
      activationId: 'act_1',
      licenseId: 'lic_1',
      creatorId: 'lowtide',
      productId: 'tape-one',
      productName: 'Bänder "Eins" 夜',
      newestRelease: '1.10.0',
      deviceSignature: 'a machine\u2028',
      isTrial: false,
      expiresAt: new Date('2031-01-01T00:00:00Z'),
      subscriptionId: 'sub_1',
      holder: { id: 'usr_1', name: 'Casey', email: 'casey@example.test' },
    },
    { method: 'Online', jti: 'jti_1', now: new Date('2030-03-01T12:00:00Z') },
  )
  const signed = `${textOf({ alg: 'RS256', typ: 'JWT', kid: key.kid })}.${textOf(claims)}`
  expect(await signToken(key, claims)).toBe(`${signed}.${sign('sha256', Buffer.from(signed), key.privateKey).toString('base64url')}`)
})
