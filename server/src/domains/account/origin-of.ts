import type { FastifyRequest } from 'fastify'
import { describeDevice, type Origin } from '#domains/identity/index.ts'
import type { Cookies } from '#platform/http/cookies.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { scopeOf } from './find-visitor.ts'
import { deviceCookie } from './visitor-cookies.ts'

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
