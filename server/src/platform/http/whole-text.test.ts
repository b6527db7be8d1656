import { expect, test } from 'vitest'
import { isWholeText } from './whole-text.ts'

const judge = (json: string): boolean => isWholeText(json, JSON.parse(json))

test.each(['{"a":"plain"}', '"🎛"', '"\\ud83c\\udf9b"', '["\\\\ud800 as text"]', '{"a":{"b":[1,null,"\\u0041"]}}'])(
  '%s is whole',
  (json) => {
    expect(judge(json)).toBe(true)
  },
)

test.each(['"\\ud800"', '{"a":["x\\udc00"]}', '{"\\ud800":1}', '"\\udf9b\\ud83c"', '{"a":{"b":"\\uD83C"}}'])(
  '%s has half a letter in it',
  (json) => {
    expect(judge(json)).toBe(false)
  },
)
