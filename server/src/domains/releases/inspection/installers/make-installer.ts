import { createWriteStream } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sniffForm } from '../archives/sniff-form.ts'
import { canHoldFiles } from '../archives/walk-archive.ts'
import { openSource } from '../bytes/file-source.ts'
import type { InspectionDeps } from '../inspection.ts'
import { type InspectionLimits, usualLimits } from '../limits.ts'
import { lookInside, type Visitor } from '../look-inside.ts'
import { runTool } from '../tools/run-tool.ts'
import { makeIcon } from './make-icon.ts'
import { writeScript } from './nsis-script.ts'
import { folderName } from './nsis-text.ts'
import { type PlannedFile, planInstaller } from './plan-installer.rules.ts'

export type InstallerInput = {
  /** The build, an archive that was found Ready. */
  path: string
  /** Paths of its files, from its manifest. */
  files: readonly string[]
  name: string
  version: string
  creatorName: string
  eula: string | null
  /** Any picture. */
  icon: Uint8Array | null
  /** Where the installer is to be. */
  outPath: string
}

type Deps = Pick<InspectionDeps, 'tools' | 'limits' | 'folder' | 'signal'>

export type InstallerVerdict = { made: true; hasIcon: boolean } | { made: false; because: string }

/** NSIS counts in 31 bits. */
const bytesLimit = 1_900_000_000

/** Takes the planned files out of the build, each under its number: no name of a stranger reaches our disk. */
const takeOut = async (
  path: string,
  planned: readonly PlannedFile[],
  folder: string,
  deps: Required<Pick<Deps, 'tools'>> & { limits: InspectionLimits; signal?: AbortSignal | undefined },
): Promise<number> => {
  const numbers = new Map(planned.map(({ from }, index) => [from, index]))
  let bytes = 0
  const visitor: Visitor = {
    visit: async (found, { entry, content }) => {
      const index = numbers.get(found)
      if (index === undefined || entry.kind !== 'file') return
      async function* counted(): AsyncGenerator<Uint8Array> {
        for await (const chunk of content) {
          bytes += chunk.length
          if (bytes > bytesLimit) return
          yield Buffer.from(chunk)
        }
      }
      await pipeline(counted(), createWriteStream(join(folder, 'files', String(index))))
    },
    onNames: () => undefined,
    onContainer: async () => undefined,
    onNotLookedInto: () => undefined,
  }
  const source = await openSource(path, { signal: deps.signal })
  try {
    const form = await sniffForm(source)
    if (canHoldFiles(form) && form !== 'pe') await lookInside(source, form, visitor, { ...deps, folder })
  } finally {
    await source.close()
  }
  return bytes
}

/** Runs in a folder that holds nothing but what goes into the installer. */
const build = async (input: InstallerInput, folder: string, deps: Deps, makensis: string): Promise<InstallerVerdict> => {
  const limits = { ...usualLimits, ...deps.limits }
  const home = folderName(input.name)
  const plan = planInstaller(input.files, home)
  if (!plan.made) return plan
  const bytes = await takeOut(input.path, plan.files, folder, { ...deps, limits })
  if (bytes > bytesLimit) return { made: false, because: 'Installers hold at most 1.9 GB, and this build is larger.' }
  // A picture that cannot be read is no reason to do without an installer.
  const icon = input.icon && (await makeIcon(input.icon).catch(() => null))
  if (icon) await writeFile(join(folder, 'icon.ico'), icon)
  // Windows wants its own line ends, and a mark that says the text is Unicode.
  if (input.eula) await writeFile(join(folder, 'license.txt'), `\ufeff${input.eula.replace(/\r?\n/g, '\r\n')}`)
  const { name, version, creatorName } = input
  const script = writeScript({
    name,
    version,
    creatorName,
    folder: home,
    hasLicense: Boolean(input.eula),
    hasIcon: icon !== null,
    files: plan.files,
  })
  // NSIS takes a script for Unicode by the same mark.
  await writeFile(join(folder, 'setup.nsi'), `\ufeff${script}`)
  const bounds = { seconds: 600, megabytes: limits.toolMegabytes * 2, fileBytes: 2 * bytesLimit }
  const tool = runTool(
    { program: makensis, prlimit: deps.tools.prlimit, cwd: folder },
    ['-V1', '-NOCONFIG', 'setup.nsi'],
    bounds,
    deps.signal,
  )
  tool.stdin.end()
  tool.stdout.resume()
  const { code, complaint } = await tool.ended
  deps.signal?.throwIfAborted()
  if (code !== 0)
    return { made: false, because: `makensis could not build the installer: ${complaint.trim().slice(-300) || `it ended with ${code}`}` }
  await copyFile(join(folder, 'setup.exe'), input.outPath)
  return { made: true, hasIcon: icon !== null }
}

/** Builds a Windows setup of a build: plugins where hosts look for them, a program in its own folder, and an uninstaller. */
export const makeInstaller = async (input: InstallerInput, deps: Deps): Promise<InstallerVerdict> => {
  const { makensis } = deps.tools
  if (!makensis) return { made: false, because: 'No installer could be made here because makensis (NSIS) is not installed.' }
  const folder = await mkdtemp(join(deps.folder ?? tmpdir(), 'soundfair-installer-'))
  try {
    await mkdir(join(folder, 'files'))
    return await build(input, folder, deps, makensis)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
