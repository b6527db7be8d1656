import { expect, test } from 'vitest'
import { floors, listFiles } from './sources.ts'

const rooms = (folder: string): string[] => {
  const depth = folder.split('/').length
  const names = listFiles(folder).flatMap((path) => (path.split('/').length > depth + 1 ? [path.split('/')[depth] ?? ''] : []))
  return [...new Set(names)].sort()
}

type Exceptions = Record<string, string>

/** Domains without a folder in the contract, and folders without a domain. */
const contractExceptions: Exceptions = {
  core: 'rules and shapes that all of the contract shares',
  audit: 'written by every domain, read through the routes of admin',
}

/** Domains without a feature in the site, and features without a domain. */
const featureExceptions: Exceptions = {
  site: 'the frame around every page',
  analytics: 'what pages report is sent by web/app/lib/analytics',
  audit: 'shown by admin',
  'partner-api': 'called by other sites; no screen of ours is made from it',
}

/** What exists on one side only. An exception that is no longer needed fails too. */
const differences = (folder: string, exceptions: Exceptions): string[] => {
  const here = rooms(folder)
  const domains = floors.flat()
  const alone = [...here.filter((name) => !domains.includes(name)), ...domains.filter((name) => !here.includes(name))]
  const needless = Object.keys(exceptions).filter((name) => !alone.includes(name))
  return [...alone.filter((name) => !Object.hasOwn(exceptions, name)), ...needless]
}

test('every domain has its folder in the contract, and every folder its domain', () => {
  expect(differences('contract/src', contractExceptions)).toEqual([])
})

test('every domain has its feature in the site, and every feature its domain', () => {
  expect(differences('web/app/features', featureExceptions)).toEqual([])
})
