import { expect, test } from 'vitest'
import { floors, listFiles } from './sources.ts'

const rooms = (folder: string): string[] => {
  const depth = folder.split('/').length
  const names = listFiles(folder).flatMap((path) => (path.split('/').length > depth + 1 ? [path.split('/')[depth] ?? ''] : []))
  return [...new Set(names)].sort()
}

/** Rules and shapes that all rooms of the contract share. */
const contractAlone = ['core']
/** The frame around every page. */
const siteAlone = ['site']

test('the contract has a room for each of its words among the domains', () => {
  expect(rooms('contract/src').filter((name) => !floors.flat().includes(name))).toEqual(contractAlone)
})

test('a feature of the site has the name of a domain', () => {
  expect(rooms('web/app/features').filter((name) => !floors.flat().includes(name))).toEqual(siteAlone)
})
