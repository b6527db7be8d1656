import { expect, test } from 'vitest'
import { type CommandGroup, matchCommands } from './commands.ts'

const command = (label: string, hint?: string) => ({ id: label, label, run: () => undefined, ...(hint === undefined ? {} : { hint }) })

const groups: readonly CommandGroup[] = [
  { id: 'go', label: 'Go to', commands: [command('Products'), command('All sales'), command('Sales of today'), command('Payouts')] },
  { id: 'products', label: 'Products', commands: [command('Tape One', 'Plugin'), command('Café Noise', 'Sample pack')] },
  { id: 'none', label: 'Nothing', commands: [] },
]

const labels = (query: string) => matchCommands(groups, query).flatMap((group) => group.commands.map((found) => found.label))

test('without a query all commands are listed, and empty groups are left out', () => {
  expect(labels('  ')).toHaveLength(6)
  expect(matchCommands(groups, '').map((group) => group.id)).toEqual(['go', 'products'])
})

test('commands that begin with the query come first', () => {
  expect(labels('sales')).toEqual(['Sales of today', 'All sales'])
})

test('every word must be found, in the label or in the hint, in any order', () => {
  expect(labels('plugin tape')).toEqual(['Tape One'])
  expect(labels('plugin café')).toEqual([])
})

test('accents and capitals do not matter', () => {
  expect(labels('CAFE')).toEqual(['Café Noise'])
})
