import { expect, test } from 'vitest'
import { themeScript } from './theme.ts'

const themeAfterScript = (stored: string | null | 'forbidden'): string | undefined => {
  const documentElement: { dataset: { theme?: string } } = { dataset: {} }
  const localStorage = {
    getItem: (key: string) => {
      if (stored === 'forbidden') throw new Error('storage is forbidden')
      return key === 'theme' ? stored : null
    },
  }
  new Function('localStorage', 'document', themeScript)(localStorage, { documentElement })
  return documentElement.dataset.theme
}

test.each([
  ['paper', 'paper'],
  ['studio', 'studio'],
  ['system', undefined],
  ['"><script>', undefined],
  [null, undefined],
  ['forbidden', undefined],
])('a stored theme of %s gives the page %s before its first paint', (stored, theme) => {
  expect(themeAfterScript(stored)).toBe(theme)
})
