import { expect, test } from 'vitest'
import { paymentProviderNames } from '#contract/payments/providers.ts'
import { readSources } from './sources.ts'

const names = new RegExp(paymentProviderNames.join('|'), 'i')

/** A provider's own folder or file, and the registry of each layer. */
const isTheirOwn = (path: string): boolean => /\/payments\/providers(?:\/|\.ts$)/.test(path)

/** Other files that may name one, and why. */
const allowed: Readonly<Record<string, string>> = {
  'server/src/config.ts': 'the names of the settings, which are fixed',
  'server/src/invariants/money.ts': 'what the Sandbox charged stands in a table of its own, which every shop is held against',
}

/** The browser's sandbox for frames and downloads is something else. */
const withoutBrowsersWord = (text: string): string =>
  text.replaceAll(/sandbox="[^"]*"|; sandbox"/g, '').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

test('payment providers are only named in their own folders: their description says what they can do', () => {
  const found = ['contract/src', 'server/src', 'web/app']
    .flatMap(readSources)
    .filter(({ path, text }) => !isTheirOwn(path) && names.test(withoutBrowsersWord(text)))
    .map(({ path }) => path)
  expect(found.filter((path) => !(path in allowed))).toEqual([])
  expect(Object.keys(allowed).filter((path) => !found.includes(path))).toEqual([])
})
