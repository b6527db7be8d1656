import type { FastifyRequest } from 'fastify'
import type { Cookies } from '#platform/http/cookies.ts'
import { networkOf } from '#platform/http/network-of.ts'
import type { Origin } from '../identity-deps.ts'
import { describeDevice } from './describe-device.ts'
import { scopeOf } from './find-principal.ts'
import { deviceCookie } from './session-cookies.ts'

export const originOf = (request: FastifyRequest, cookies: Cookies): Origin => {
  const scope = scopeOf(request)
  return {
    network: networkOf(request.ip),
    device: describeDevice(request.headers['user-agent']),
    // In a creator's scope cookies do not count.
    deviceSecret: scope === '' ? cookies.read(request, deviceCookie) : undefined,
    scope,
  }
}
