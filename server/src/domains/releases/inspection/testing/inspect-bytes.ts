import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeTestFolder } from '../../../../../testing/test-folder.ts'
import { inspect } from '../inspect.ts'
import type { Inspection, InspectionInput } from '../inspection.ts'
import { type InspectionLimits, usualLimits } from '../limits.ts'
import { findTools, type Tools } from '../tools/find-tools.ts'

export const testTools: Tools = await findTools(process.env.PATH ?? '')

type Change = Partial<InspectionInput> & { tools?: Partial<Tools>; limits?: Partial<InspectionLimits>; clamd?: string | null }

export const writeBuild = (name: string, bytes: Buffer): string => {
  const path = join(makeTestFolder(), name)
  writeFileSync(path, bytes)
  return path
}

/** Looks into a build of these bytes, in this thread. */
export const inspectBytes = (name: string, bytes: Buffer, change: Change = {}): Promise<Inspection> => {
  const path = writeBuild(name, bytes)
  const folder = join(makeTestFolder(), 'work')
  mkdirSync(folder)
  const { tools, limits, clamd = null, ...input } = change
  return inspect(
    { path, name, platform: 'Windows', version: '1.0.0', claims: [], kind: 'other', ...input },
    { tools: { ...testTools, ...tools }, clamd, limits: { ...usualLimits, ...limits }, folder },
  )
}

/** The first red line, as its code and its sentence. */
export const redOf = ({ report }: Inspection): [string, string] | undefined => {
  const line = report.find(({ level }) => level === 'red')
  return line && [line.code, line.title]
}

export const codesOf = ({ report }: Inspection): string[] => report.map(({ level, code }) => `${level} ${code}`)
