import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LicenseDetail } from '#contract/licensing/license-admin.ts'
import { LicenseHistory } from './license-history.tsx'

const event = (by: LicenseDetail['events'][number]['by'], actor: string | null) => {
  const events = [{ at: '2030-03-01T12:00:00Z', kind: 'Issued' as const, words: 'License bought', by, actor, note: null }]
  return renderToStaticMarkup(<LicenseHistory events={events} />).replace(/<[^>]+>/g, '')
}

test('what the shop records by itself is nobody’s doing, so a sold license is not "bought by the shop"', () => {
  expect(event('Shop', null)).toMatch(/License bought(?! by)/)
  expect(event('Staff', 'Lind')).toContain('License bought by support, Lind')
})
