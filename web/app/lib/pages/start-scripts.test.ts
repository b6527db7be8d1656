import { expect, test } from 'vitest'
import { holdScripts, startId } from './start-scripts.ts'

const link = '<link rel="modulepreload" href="/assets/entry.js"/>'
const state = '<!--$--><script>state("\\u003c/noscript>")</script><!--/$-->'
const page = `<!DOCTYPE html><html><body><p>Tape One</p><noscript id="${startId}">${link}</noscript>${state}</body></html>`

test('what starts React Router is held back as text, with the state it streams behind the page', () => {
  const { html, ending } = holdScripts(page, 'n')
  expect(html).toBe('<!DOCTYPE html><html><body><p>Tape One</p></body></html>')
  expect(ending).toContain(`<noscript id="${startId}">${link}${state}</noscript><script nonce="n">`)
})

test('the nonce stands in the page once, however many scripts are held back', () => {
  expect(holdScripts(page, 'our-nonce').ending.split('our-nonce')).toHaveLength(2)
})

test('a text that looks like the start of the scripts stays where it is', () => {
  const { html } = holdScripts(page.replace('Tape One', `<noscript id="${startId}">Tape One</noscript>`), 'n')
  expect(html).toContain(`<noscript id="${startId}">Tape One</noscript>`)
})

test('a page that cannot start is a bug', () => {
  expect(() => holdScripts('<html><body></body></html>', 'n')).toThrow('no scripts')
})

test('the script is one a browser can read', () => {
  const code = /<script nonce="n">(.*)<\/script>$/s.exec(holdScripts(page, 'n').ending)?.[1] ?? ''
  expect(code).not.toBe('')
  // biome-ignore lint/security/noGlobalEval: only parsed, never run
  expect(() => eval(`(() => {${code}})`)).not.toThrow()
})
