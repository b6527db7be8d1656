import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import type { Route } from '#contract/core/route.ts'
import { everyRoute } from '#contract/index.ts'
import { expectProblem } from '../testing/expect-problem.ts'
import { openInsiderShop, withBody, withText } from '../testing/insider-shop.ts'
import { meets } from '../testing/rounds.ts'
import { newAddress, sampleCall } from '../testing/sample-calls.ts'

/** Values that try to crash or stall parsers, sent to every route of the contract, including future ones. */

const { app, insidersCall } = await openInsiderShop()

const placeholder = '@here@'

/** Variants of a value: each has the placeholder in one part, or as an additional field of an object. */
const variantsOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return [placeholder, ...value.flatMap((one, at) => variantsOf(one).map((changed) => value.with(at, changed)))]
  if (typeof value !== 'object' || value === null) return [placeholder]
  const inner = Object.entries(value).flatMap(([name, part]) => variantsOf(part).map((changed) => ({ ...value, [name]: changed })))
  return [placeholder, { ...value, surprise: placeholder }, ...inner]
}

const put = (bodies: readonly unknown[], value: string): string[] =>
  bodies.map((index) => JSON.stringify(index).replace(JSON.stringify(placeholder), () => value))

/** Bodies of the route with the hostile value: in each position, or only as the whole body and as an additional field. */
const bodiesWith = (route: Route, value: string, where: 'everywhere' | 'beside' = 'everywhere'): string[] => {
  const { payload } = sampleCall(route) as { payload?: unknown }
  const bodies = typeof payload === 'object' ? variantsOf(payload) : [placeholder]
  return put(where === 'everywhere' ? bodies : bodies.slice(0, 2), value)
}

const nest = (open: string, inner: string, close: string, depth: number): string => open.repeat(depth) + inner + close.repeat(depth)
const short = (count: number): string => count.toString(36)

const hostileValues: [string, string][] = [
  ['lists in lists', nest('[', '', ']', 60_000)],
  ['objects in objects', nest('{"a":', '1', '}', 30_000)],
  ['a nest that is not very deep', nest('{"a":[', '', ']}', 2_000)],
  ['a nest that never ends', nest('[', '', '', 100_000)],
  ['thousands of fields', `{${Array.from({ length: 18_000 }, (_, count) => `"${short(count)}":1`).join()}}`],
  ['thousands of things', `[${'0,'.repeat(100_000)}0]`],
  ['thousands of objects', `[${'{},'.repeat(60_000)}{}]`],
  ['a huge text', `"${'x'.repeat(250_000)}"`],
  ['a huge number', '9e999'],
  ['a number with a tail', `${'9'.repeat(20_000)}.5`],
  ['a tiny number', '-1e-400'],
  ['a half letter', String.raw`"\ud800"`],
  ['a NUL', String.raw`"\u0000"`],
  ['a text with a NUL', String.raw`"Casey\u0000"`],
  ['a field that is half a letter', String.raw`{"\ud800":1}`],
  ['a field that is a NUL', String.raw`{"\u0000":1}`],
  ['a field said twice', '{"a":1,"a":{"a":2}}'],
  ['the makings of an object', '{"toString":1,"hasOwnProperty":1,"valueOf":[],"then":{}}'],
]

/** A stall would take minutes. Measured in CPU time of this thread, because other work on the machine does not matter. */
const maxCpuTime = 10_000_000
const answerTo = async (call: InjectOptions) => {
  const begun = process.threadCpuUsage()
  const answer = await app.inject({ ...call, remoteAddress: newAddress() })
  expect(process.threadCpuUsage(begun).user).toBeLessThan(maxCpuTime)
  expect(`${answer.statusCode} ${answer.body.slice(0, 300)}`).toMatch(/^[234]/)
  if (answer.statusCode >= 400) expectProblem(answer)
  // The message of a refusal is short, not as long as the input.
  if (answer.statusCode >= 400) expect(answer.body.length).toBeLessThan(32_000)
  return answer
}

/** In the gate each route meets one of these values; in the long run all meet all. */
const shareOf = (routes: readonly Route[], what: string, values: readonly (readonly [string, string])[]): Route[] => {
  const turn = values.findIndex(([name]) => name === what)
  return routes.filter((_route, index) => meets(index, turn, values.length))
}

test.each(hostileValues)('%s causes no error and no stall, as a body or inside one', async (what, value) => {
  for (const route of shareOf(withBody, what, hostileValues)) {
    for (const payload of bodiesWith(route, value, 'beside')) {
      const { headers, ...call } = await insidersCall(route)
      await answerTo({ ...call, payload, headers: { ...headers, 'content-type': 'application/json' } })
    }
  }
})

const strangest = hostileValues.filter(([what]) => /^(objects in objects|a text with a NUL|a half letter|a huge number)$/.test(what))
test.each(withBody.map((route) => ({ name: route.name, route })))('$name: no value in a field causes an error', async ({ route }) => {
  for (const [turn, [, value]] of strangest.entries()) {
    // In the gate each field is tested with one of them; in the long run with all.
    const payloads = bodiesWith(route, value).filter((_payload, index) => meets(index, turn, strangest.length))
    for (const payload of payloads) {
      const { headers, ...call } = await insidersCall(route)
      await answerTo({ ...call, payload, headers: { ...headers, 'content-type': 'application/json' } })
    }
  }
})

const forStrangers = hostileValues.slice(0, 8)
test.each(forStrangers)('%s causes no error when signed out, nor in a scope', async (what, payload) => {
  for (const route of shareOf(withBody, what, forStrangers)) {
    const call = { ...sampleCall(route), payload, headers: { 'content-type': 'application/json' } }
    await answerTo(call)
    if (route.scope === 'creator') await answerTo({ ...call, url: `/@lowtide${call.url}` })
  }
})

const largest = everyRoute.filter((route) => (route.bodyLimit ?? 0) > 1024 * 1024 && withBody.includes(route))
test.each(largest)('$name takes large bodies, and no content stalls it', async (route) => {
  const fields = Array.from({ length: 100_000 }, (_, count) => `"${short(count)}":1`).join()
  for (const value of [`{${fields}}`, `[${'{},'.repeat(400_000)}0]`, nest('[', '', ']', 900_000)]) {
    for (const payload of bodiesWith(route, value, 'beside')) {
      const { headers, ...call } = await insidersCall(route)
      await answerTo({ ...call, payload, headers: { ...headers, 'content-type': 'application/json' } })
    }
  }
})

const deepToken = (): string => {
  const deep = Buffer.from(nest('{"alg":', '"RS256"', '}', 5_000)).toString('base64url')
  return `${deep}.${deep}.c2lnbmVk`
}
const hostileTexts: [string, string][] = [
  ['a token of deep parts', deepToken()],
  ['a token of lists', `${Buffer.from(nest('[', '', ']', 20_000)).toString('base64url')}.e30.x`],
  ['a machine file with deep fields', Buffer.from(nest('{"id":', '1', '}', 900)).toString('base64')],
  ['a machine file of half letters', Buffer.from(String.raw`{"id":"\ud800","name":"\u0000","productId":"tape-one"}`).toString('base64')],
  ['a machine file of commas', Buffer.from(`{${','.repeat(6_000)}}`).toString('base64')],
  ['only dots', '.'.repeat(200_000)],
  ['only letters', 'x'.repeat(200_000)],
  ['NULs', '\0'.repeat(1_000)],
  ['no UTF-8', '\xff\xfe'],
  ['a deep form', `${'a[b]'.repeat(10_000)}=1`],
  ['a form of thousands of fields', `${'&='.repeat(60_000)}&email=%zz&pw=%00&mach=%ff`],
  ['a form of half letters', 'email=%ed%a0%80&pw=%00&mach=%00&product=%00&os=%00'],
]

test.each(hostileTexts)('%s causes no error in texts, forms and signed bodies', async (_what, payload) => {
  for (const route of [...withText, ...everyRoute.filter(({ bodyType }) => bodyType === 'form' || bodyType === 'raw')]) {
    const call = await insidersCall(route)
    const answers = [await app.inject({ ...call, payload })]
    if (route.scope === 'creator') answers.push(await app.inject({ ...sampleCall(route), url: `/@lowtide${call.url}`, payload }))
    for (const { statusCode, body } of answers) expect(`${statusCode} ${body.slice(0, 300)}`).toMatch(/^[234]/)
  }
})

const hostileHeaders: Record<string, string[]> = {
  authorization: [`Bearer ${deepToken()}`, `LicenseToken ${deepToken()}`, `Bearer ${'.'.repeat(8_000)}`, 'Bearer', 'LicenseToken \xff'],
  cookie: [
    `session=${deepToken().slice(0, 8_000)}`,
    'a=%zz; session=%00',
    `${'a=b; '.repeat(2_000)}`,
    '__proto__=1; session=\xff',
    '=;=;=',
  ],
  'content-encoding': ['gzip', 'br', 'nonsense', 'gzip, gzip'],
  'x-checkout-secret': ['\xff', 'x'.repeat(8_000)],
  'accept-language': ['x'.repeat(8_000), ',;q=,;q=9'],
  'user-agent': ['\xff'.repeat(4_000), '(('.repeat(2_000)],
}

const headersInTurn = Object.entries(hostileHeaders).map(([name, values], index) => ({ name, values, index }))
/** In the gate each route is sent one of the headers; in the long run all. */
const routesForHeader = (index: number) =>
  everyRoute.filter(({ bodyType = '' }, at) => !['file', 'piece'].includes(bodyType) && meets(at, index, headersInTurn.length))

test.each(headersInTurn)('no value of $name causes an error', async ({ name, values, index }) => {
  for (const [at, route] of routesForHeader(index).entries()) {
    const { headers, ...call } = await insidersCall(route)
    const { statusCode, body } = await app.inject({ ...call, headers: { ...headers, [name]: values[at % values.length] } })
    expect(`${statusCode} ${body.slice(0, 300)}`).toMatch(/^[234]/)
  }
})

const hostileQueries = ['%', '%zz', '%ff%fe', '%00', '%ed%a0%80', 'x'.repeat(8_000), '[]', '9'.repeat(400), '-1', '1e309', '\u2028']
test.each(everyRoute.filter((route) => route.query))('$name: no query value causes an error', async (route) => {
  const names = [...Object.keys(route.query?.shape ?? {}), 'utm_source']
  const turn = everyRoute.indexOf(route)
  for (const [at, value] of hostileQueries.entries()) {
    // In the gate each name is tested with one of them, the next name with the next one; in the long run with all.
    for (const name of names.filter((_name, index) => meets(index + turn, at, hostileQueries.length))) {
      const { query, ...call } = await insidersCall(route)
      const rest = Object.entries({ ...query }).filter(([other]) => other !== name)
      const search = [...rest.map(([other, given]) => `${other}=${encodeURIComponent(String(given))}`), `${name}=${value}`].join('&')
      await answerWithin(call, search)
    }
  }
  const { query: _none, ...call } = await insidersCall(route)
  await answerWithin(call, `${'a&'.repeat(4_000)}${'b[c]'.repeat(1_000)}`)
})

const answerWithin = async (call: InjectOptions, search: string) => {
  const answer = await app.inject({ ...call, url: `${call.url}?${search}` })
  expect(`${answer.statusCode} ${answer.body.slice(0, 300)}`).toMatch(/^[234]/)
}
