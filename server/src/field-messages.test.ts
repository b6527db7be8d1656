import { expect, test } from 'vitest'
import type { Route } from '#contract/core/route.ts'
import { everyRoute } from '#contract/index.ts'
import { Refusal } from '#kernel/refusal.ts'
import { parseInput } from '#platform/http/parse-input.ts'
import { badInputs } from '../testing/bad-inputs.ts'
import { expectSentence } from '../testing/expect-sentence.ts'
import { rounds } from '../testing/rounds.ts'
import { sampleCall } from '../testing/sample-calls.ts'
import { addCreator } from '../testing/sample-creator.ts'
import { addSession, addUser } from '../testing/sample-user.ts'
import { openTestApp, openTestShop } from '../testing/test-shop.ts'

/** Messages about invalid input are our own, for every route of the contract, including future ones. */

const refusalOf = (read: () => unknown): Refusal | undefined => {
  try {
    read()
    return undefined
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal)
    return error as Refusal
  }
}

const parts = everyRoute.flatMap((route) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = route[part]
    return schema ? [{ name: `${route.name}, ${part}`, schema }] : []
  }),
)

test.each(parts)('$name: every problem has a message of our own', ({ schema }) => {
  let refused = 0
  for (const input of badInputs(schema)) {
    const { errors = {} } = refusalOf(() => parseInput(schema, input)) ?? {}
    for (const [field, messages] of Object.entries(errors)) {
      for (const message of messages) expectSentence(message, `${field}: ${JSON.stringify(input)?.slice(0, 200)}`)
    }
    refused += Object.keys(errors).length > 0 ? 1 : 0
  }
  expect(refused).toBeGreaterThan(0)
})

const shop = await openTestShop()
const app = await openTestApp(shop)
const { db } = shop.database
await addCreator(db, { id: 'lowtide' })
const insider = await addUser(db, { email: 'insider@example.test', staffRoles: ['Owner'], teams: { lowtide: ['Admin'] } })

/** A sample of many, evenly spread. */
const some = <T>(all: readonly T[], limit: number): T[] => all.filter((_one, at) => at % Math.ceil(all.length / limit) === 0)

const isText = (value: unknown): value is string => typeof value === 'string'

/** As the calls send them: a query is text, a body is any JSON. The messages of all inputs are tested above, without HTTP. */
const badCalls = (route: Route) => {
  const queries = (route.query ? badInputs(route.query) : []).filter((input) => typeof input === 'object' && input !== null)
  const texts = queries.map((query) => Object.entries(query as object).filter((pair): pair is [string, string] => isText(pair[1])))
  const bodies = route.body && route.bodyType === undefined ? badInputs(route.body).filter((body) => body !== undefined) : []
  return [
    ...some(texts, rounds(2, 6)).map((query) => ({ query: Object.fromEntries(query) })),
    ...some(bodies, rounds(3, 8)).map((body) => ({ payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } })),
  ]
}

test.each(everyRoute.filter(({ query, body }) => query || body))('$name has the same messages over HTTP', async (route) => {
  for (const bad of badCalls(route)) {
    const call = sampleCall(route)
    const headers = { ...('headers' in call && call.headers), ...('headers' in bad && bad.headers) }
    const answer = await app.inject({ ...call, ...bad, headers: { ...headers, cookie: await addSession(db, insider.id) } })
    expect(answer.statusCode).toBeLessThan(500)
    if (answer.statusCode !== 400 || !String(answer.headers['content-type']).startsWith('application/problem+json')) continue
    const { title, detail, errors } = JSON.parse(answer.body)
    expectSentence(title)
    expectSentence(detail)
    for (const messages of Object.values(errors ?? {})) for (const message of messages as string[]) expectSentence(message, answer.body)
  }
})
