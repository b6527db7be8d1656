import { expect, test } from 'vitest'
import { paymentProviderNames } from '#contract/payments/providers.ts'
import { readSources } from './sources.ts'

const names = new RegExp(paymentProviderNames.join('|'), 'i')

/** A provider's own folder or file, and the registry of each layer. */
const isTheirOwn = (path: string): boolean => /\/payments\/providers(?:\/|\.ts$)/.test(path)

/** Who else may say the name of one, and why. */
const allowed: Readonly<Record<string, string>> = {
  'server/src/config.ts': 'the names of the settings, which are fixed',
  'server/src/invariants/money.ts': 'what the Sandbox charged stands in a table of its own, which every shop is held against',
}

/** Frames and downloads have a sandbox of another kind. */
const withoutBrowsersWord = (text: string): string =>
  text.replaceAll(/sandbox="[^"]*"|; sandbox"/g, '').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

test('nobody outside its own folder names a payment provider: what it can do stands in its description', () => {
  const found = ['contract/src', 'server/src', 'web/app']
    .flatMap(readSources)
    .filter(({ path, text }) => !isTheirOwn(path) && names.test(withoutBrowsersWord(text)))
    .map(({ path }) => path)
  expect(found.filter((path) => !(path in allowed))).toEqual([])
  expect(Object.keys(allowed).filter((path) => !found.includes(path))).toEqual([])
})
