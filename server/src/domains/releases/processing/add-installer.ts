import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import type { ReportLine } from '#contract/releases/build-report.ts'
import { contentKeyOfDigest } from '#platform/files/content-key.ts'
import { isFileKey } from '#platform/files/file-key.ts'
import { FileMissing } from '#platform/files/files.ts'
import { toFileName } from '../drafting/file-name.rules.ts'
import { folderName, type Inspection, makeInstaller } from '../inspection/index.ts'
import { canBecomeInstaller, installerLines } from './check.rules.ts'
import { type Run, setInstallerKey } from './check.store.ts'
import type { CheckDeps } from './check-deps.ts'
import type { CheckFacts } from './check-facts.views.ts'
import { dropFiles, holdFileKey } from './remove-build-files.ts'

/** What customers get instead of the uploaded file. */
export type StoredInstaller = { name: string; fileKey: string; sha256: string; size: number }
export type InstallerResult = { line: ReportLine; installer?: StoredInstaller }

const measure = async (path: string): Promise<{ sha256: string; size: number }> => {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk)
    size += chunk.length
  }
  return { sha256: hash.digest('hex'), size }
}

/** Images are in the settings by their URL; undefined where there is none any more. */
const readIcon = async ({ files }: CheckDeps, address: string | null): Promise<Uint8Array | null | undefined> => {
  if (address === null) return null
  const key = address.replace(/^\/files\//, '')
  if (!isFileKey(key)) return undefined
  try {
    return await buffer(await files.open(key))
  } catch (error) {
    // The build exists: a missing icon is no reason to report the build as missing.
    if (error instanceof FileMissing) return undefined
    throw error
  }
}

const store = async (deps: CheckDeps, run: Run, facts: CheckFacts, path: string): Promise<StoredInstaller | undefined> => {
  const { sha256, size } = await measure(path)
  const fileKey = contentKeyOfDigest('releases', sha256, 'exe')
  const isOurs = await deps.db.transaction().execute(async (tx) => {
    await holdFileKey(tx, fileKey)
    return setInstallerKey(tx, run, fileKey, { name: facts.name, fileKey: facts.fileKey })
  })
  if (!isOurs) return undefined
  await deps.files.put(fileKey, createReadStream(path), { contentType: 'application/octet-stream' })
  // A name with a slash in it is no path: of "AC/DC" both halves stay.
  return { name: toFileName(`${folderName(facts.productName)} ${facts.version} Setup.exe`), fileKey, sha256, size }
}

type Ready = { run: Run; facts: CheckFacts; inspection: Inspection; path: string; folder: string; signal?: AbortSignal | undefined }

/** Makes a Windows installer of a build where its creator wants one, so that what is reviewed is what is served. */
export const addInstaller = async (deps: CheckDeps, { run, facts, inspection, path, folder, signal }: Ready): Promise<InstallerResult> => {
  const { eula, windowsIcon, creatorName } = facts.installer
  if (!canBecomeInstaller(facts.kind, facts.platform, facts.name)) return { line: installerLines.asItCame }
  if (eula === null && windowsIcon === null) return { line: installerLines.notAsked }
  const icon = await readIcon(deps, windowsIcon)
  if (icon === undefined) return { line: installerLines.notMade('The icon in the settings is missing. Choose it again.') }
  const outPath = join(folder, 'setup.exe')
  const made = await makeInstaller(
    {
      ...{ path, outPath, eula, creatorName, name: facts.productName, version: facts.version },
      files: inspection.manifest?.files.map((file) => file.path) ?? [],
      icon,
    },
    { tools: await deps.findTools(), limits: deps.limits, folder, signal },
  )
  if (!made.made) return { line: installerLines.notMade(made.because) }
  const installer = await store(deps, run, facts, outPath)
  if (!installer) return { line: installerLines.asItCame }
  const isComplete = made.hasIcon || icon === null
  return { line: isComplete ? installerLines.made(facts.name) : installerLines.madeWithoutIcon, installer }
}

/** An installer that failed after it was stored. */
export const forgetInstaller = async ({ db }: CheckDeps, result: InstallerResult | undefined): Promise<void> => {
  const stored = result?.installer
  if (stored) await db.transaction().execute((tx) => dropFiles(tx, [stored.fileKey]))
}
