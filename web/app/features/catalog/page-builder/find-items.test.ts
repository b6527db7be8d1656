import { expect, test } from 'vitest'
import { findItems } from './find-items.ts'

const item = (id: string, name: string, isLive = true) => ({ id, name, iconUrl: null, note: 'Plugin', isLive })
const items = [item('b', 'Bänd Öcho', false), item('tape-one', 'Tape One'), item('tape-two', 'Tape Two')]
const found = (typed: string) => findItems(items, typed).map(({ id }) => id)

test('live items come first', () => expect(found('')).toEqual(['tape-one', 'tape-two', 'b']))
test('words count in any order', () => expect(found('two tape')).toEqual(['tape-two']))
test('accents and capitals do not matter', () => expect(found('BAND ocho')).toEqual(['b']))
test('without a match the list is empty', () => expect(found('reverb')).toEqual([]))
