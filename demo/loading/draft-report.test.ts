import { expect, test } from 'vitest'
import { demoShop } from '../shop/index.ts'
import { draftReport } from './draft-report.ts'

const plugin = demoShop.flatMap(({ products }) => products).find(({ id }) => id === 'plate-eleven')

test('a build is compared with what its page lists for its own system, and a scan that nobody made is no green line', () => {
  if (!plugin) throw new Error('The demo shop has no plate-eleven')
  const titles = (platform: 'Linux' | 'Mac') => draftReport(plugin, platform, 10).lines.map(({ level, title }) => `${level}: ${title}`)
  expect(titles('Linux')).toEqual([
    'green: 10 files inside, none in an unexpected place.',
    'amber: The page lists VST3, CLAP, but this build doesn’t have them.',
    'amber: Not scanned for viruses: no scanner is set up.',
  ])
  expect(titles('Mac')[1]).toBe('amber: The page lists VST3, AU, AAX, CLAP, but this build doesn’t have them.')
})
