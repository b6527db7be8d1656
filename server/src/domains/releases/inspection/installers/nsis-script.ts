import { quoted, quotedPath, windowsVersion } from './nsis-text.ts'
import type { PlannedFile } from './plan-installer.rules.ts'

export type ScriptInput = {
  name: string
  version: string
  creatorName: string
  /** The folder below $PROGRAMFILES64 for the uninstaller, and for a program. */
  folder: string
  hasLicense: boolean
  hasIcon: boolean
  /** In the order of their names on disk: 0, 1, 2 and so on below files/. */
  files: readonly PlannedFile[]
}

const registryKey = 'Software\\Microsoft\\Windows\\CurrentVersion\\Uninstall'

/** Every folder that files are put into, the deepest first, so that each is empty when its turn comes. */
const foldersOf = (files: readonly PlannedFile[]): { root: string; folder: string[] }[] => {
  const found = new Map<string, { root: string; folder: string[] }>()
  for (const { root, folder } of files) {
    for (let length = folder.length; length > 0; length--) {
      const part = folder.slice(0, length)
      found.set(`${root}\\${part.join('\\')}`, { root, folder: part })
    }
  }
  return [...found.values()].sort((one, other) => other.folder.length - one.folder.length)
}

const install = ({ files, folder, name, version, creatorName }: ScriptInput): string[] => {
  const lines: string[] = []
  let last = ''
  for (const [index, file] of files.entries()) {
    const into = quotedPath(file.root, file.folder)
    if (into !== last) lines.push(`SetOutPath ${into}`)
    last = into
    lines.push(`File "/oname=${quoted(file.name).slice(1, -1)}" "files/${index}"`)
  }
  const home = quotedPath('$PROGRAMFILES64', [folder])
  const uninstaller = quotedPath('$PROGRAMFILES64', [folder, 'Uninstall.exe'])
  const key = quotedPath(registryKey, [folder])
  return [
    ...lines,
    ...[`SetOutPath ${home}`, `WriteUninstaller ${uninstaller}`, 'SetRegView 64'],
    ...[`WriteRegStr HKLM ${key} "DisplayName" ${quoted(name)}`, `WriteRegStr HKLM ${key} "DisplayVersion" ${quoted(version)}`],
    ...[`WriteRegStr HKLM ${key} "Publisher" ${quoted(creatorName)}`, `WriteRegStr HKLM ${key} "UninstallString" ${uninstaller}`],
  ]
}

/** Takes away what was installed and nothing else: a folder that holds more stays. */
const remove = ({ files, folder }: ScriptInput): string[] => [
  ...files.map((file) => `Delete ${quotedPath(file.root, [...file.folder, file.name])}`),
  ...foldersOf(files).map((one) => `RMDir ${quotedPath(one.root, one.folder)}`),
  `Delete ${quotedPath('$PROGRAMFILES64', [folder, 'Uninstall.exe'])}`,
  `RMDir ${quotedPath('$PROGRAMFILES64', [folder])}`,
  'SetRegView 64',
  `DeleteRegKey HKLM ${quotedPath(registryKey, [folder])}`,
]

/** The script of a Windows installer. Names of files and products stand only inside quotes. */
export const writeScript = (input: ScriptInput): string => {
  const { name, version, creatorName, hasLicense, hasIcon } = input
  return [
    'Unicode true',
    'SetCompressor lzma',
    'SetDateSave off',
    'RequestExecutionLevel admin',
    'OutFile "setup.exe"',
    `Name ${quoted(name)}`,
    `BrandingText ${quoted(creatorName)}`,
    ...(hasIcon ? ['Icon "icon.ico"', 'UninstallIcon "icon.ico"'] : []),
    ...(hasLicense ? ['LicenseData "license.txt"', 'Page license'] : []),
    ...['Page instfiles', 'UninstPage uninstConfirm', 'UninstPage instfiles'],
    `VIProductVersion "${windowsVersion(version)}"`,
    `VIAddVersionKey "ProductName" ${quoted(name)}`,
    `VIAddVersionKey "FileDescription" ${quoted(`${name} installer`)}`,
    `VIAddVersionKey "FileVersion" ${quoted(version)}`,
    `VIAddVersionKey "CompanyName" ${quoted(creatorName)}`,
    `VIAddVersionKey "LegalCopyright" ${quoted(creatorName)}`,
    ...['Section', ...install(input), 'SectionEnd'],
    ...['Section "Uninstall"', ...remove(input), 'SectionEnd', ''],
  ].join('\n')
}
