import { expect, test } from 'vitest'
import { creatorAdmin } from '../testing/people.ts'
import { type AnalyticsSink, identityOf, makeAnalytics } from './analytics.ts'

const recording = () => {
  const heard: unknown[] = []
  const sink: AnalyticsSink = {
    capture: (event) => void heard.push(event),
    identify: (identity) => void heard.push(identity),
    reset: () => void heard.push('reset'),
  }
  return { heard, analytics: makeAnalytics(sink) }
}

test.each(['', '   '])('§5 an event without a name is refused: "%s"', (name) => {
  const { heard, analytics } = recording()
  expect(() => analytics.capture({ name })).toThrow('needs a name')
  expect(heard).toEqual([])
})

test.each(['', ' ', 'undefined', 'null', 'NULL', '0', '00000000-0000-0000-0000-000000000000', 'anonymous', '[object Object]', 'NaN'])(
  '§5 identify refuses the empty or sentinel id "%s"',
  (id) => {
    const { heard, analytics } = recording()
    expect(() => analytics.identify({ id, email: 'a@example.test', name: 'A' })).toThrow('real id')
    expect(heard).toEqual([])
  },
)

test('§4 the identity is set from the user: id, email, name, creator id and slug', () => {
  const { heard, analytics } = recording()
  const user = { ...creatorAdmin, name: 'Ada', email: 'ada@northlight.test', creatorId: 'northlight-audio' }
  analytics.identify(identityOf(user, 'northlight'))
  analytics.reset()
  expect(heard).toEqual([
    { id: 'usr_1', email: 'ada@northlight.test', name: 'Ada', creatorId: 'northlight-audio', creatorSlug: 'northlight' },
    'reset',
  ])
})
