import { expect, test } from 'vitest'
import { makeAttention } from './count-attention.ts'

const openMemory = () => {
  const stored = new Map<string, string>()
  return { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => void stored.set(key, value) }
}

test('each step with a creator is told once in a tab', () => {
  const sent: unknown[] = []
  const count = makeAttention({ send: (body) => void sent.push(JSON.parse(body)), memory: openMemory() })
  count('lowtide', 'visit')
  count('lowtide', 'visit')
  count('lowtide', 'play')
  count('glasshouse', 'visit')
  expect(sent).toEqual([
    { creator: 'lowtide', step: 'visit' },
    { creator: 'lowtide', step: 'play' },
    { creator: 'glasshouse', step: 'visit' },
  ])
})

test('a browser that remembers nothing tells nothing', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  const sent: string[] = []
  makeAttention({ send: (body) => void sent.push(body), memory: { getItem: refuse, setItem: refuse } })('lowtide', 'visit')
  expect(sent).toEqual([])
})
