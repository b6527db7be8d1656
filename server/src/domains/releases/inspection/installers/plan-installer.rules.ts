import { judgeName } from '../names/entry-name.rules.ts'
import { findBundle, isStandalone } from '../plugins/plugin-formats.rules.ts'

/** A file of a build, and where it goes on a customer's machine. */
export type PlannedFile = { from: string; root: string; folder: string[]; name: string }

export type InstallerPlan = { made: true; files: PlannedFile[] } | { made: false; because: string }

/** Where hosts look for plugins on Windows. */
const roots: Record<string, string> = {
  VST3: '$COMMONFILES64\\VST3',
  CLAP: '$COMMONFILES64\\CLAP',
  AAX: '$COMMONFILES64\\Avid\\Audio\\Plug-Ins',
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1)

/** Plugins go where hosts look for them, a program and what lies beside it into a folder of its own. */
export const planInstaller = (paths: readonly string[], programFolder: string): InstallerPlan => {
  const programs = paths.filter(isStandalone)
  const home = programs.map(parentOf).sort((one, other) => one.length - other.length)[0]
  const files = paths.flatMap((path): PlannedFile[] => {
    const bundle = findBundle(path)
    const root = bundle ? roots[bundle.format] : undefined
    if (bundle && root) {
      const names = path.slice(parentOf(bundle.path).length).split('/')
      return [{ from: path, root, folder: names.slice(0, -1), name: names.at(-1) ?? '' }]
    }
    if (bundle || home === undefined || !path.startsWith(home) || /(^|\/)(__MACOSX\/|\._)/.test(path)) return []
    const names = path.slice(home.length).split('/')
    return [{ from: path, root: '$PROGRAMFILES64', folder: [programFolder, ...names.slice(0, -1)], name: names.at(-1) ?? '' }]
  })
  if (files.length === 0) return { made: false, because: 'There is no VST3, CLAP, AAX or program in this build that could be installed.' }
  const odd = files.find(({ from }) => judgeName(from).level !== 'good')
  if (odd) return { made: false, because: `Windows cannot store the name “${odd.from.slice(0, 120)}”.` }
  const dollar = files.find(({ from }) => from.includes('$'))
  if (dollar) return { made: false, because: `Installers cannot hold a name with a $ in it: “${dollar.from.slice(0, 120)}”.` }
  const targets = files.map(({ root, folder, name }) => [root, ...folder, name].join('\\').toLowerCase())
  const twice = files.find((_, index) => targets.indexOf(targets[index] ?? '') !== index)
  return twice ? { made: false, because: `Two files would be installed as “${twice.name}”.` } : { made: true, files }
}
