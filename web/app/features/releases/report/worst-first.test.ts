import { expect, test } from 'vitest'
import type { ReportLine } from '#contract/releases/build-report.ts'
import { worstFirst, worstLevel } from './worst-first.ts'

const line = (level: ReportLine['level'], code: string): ReportLine => ({ level, code, title: code, detail: null })

test('what is in the way comes first, then what is to look at, and lines of one level keep their order', () => {
  const lines = [line('green', 'hash'), line('amber', 'signature'), line('red', 'virus'), line('amber', 'version')]
  expect(worstFirst(lines).map(({ code }) => code)).toEqual(['virus', 'signature', 'version', 'hash'])
  expect(worstLevel(lines)).toBe('red')
  expect(worstLevel([])).toBeUndefined()
})
