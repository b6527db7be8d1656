import type { PluginFormat } from '#contract/releases/build-formats.ts'

const bundles: readonly [RegExp, PluginFormat][] = [
  [/\.vst3$/i, 'VST3'],
  [/\.component$/i, 'AU'],
  [/\.aaxplugin$/i, 'AAX'],
  [/\.clap$/i, 'CLAP'],
  [/\.vst$/i, 'VST2'],
  [/\.app$/i, 'Standalone'],
]

/** What macOS adds to archives holds the same names and nothing else. */
const isShadow = (path: string): boolean => /(^|\/)(__MACOSX\/|\._)/.test(path)

/** Programs that come with a program: they install, remove or update it. */
const isCompanion = (name: string): boolean => /setup|install|unins|redist|update|crash|helper/i.test(name)

/** The outermost plugin or program a path lies in, as its path and format. */
export const findBundle = (path: string): { path: string; format: PluginFormat } | undefined => {
  if (isShadow(path)) return undefined
  const names = path.replace(/\/$/, '').split('/')
  for (const [index, name] of names.entries()) {
    const format = bundles.find(([ending]) => ending.test(name))?.[1]
    if (format && !(format === 'Standalone' && isCompanion(name))) return { path: names.slice(0, index + 1).join('/'), format }
  }
  return undefined
}

/** A program of Windows that is a product of its own, by its name. */
export const isStandalone = (path: string): boolean => {
  const name = path.split('/').at(-1) ?? ''
  return /\.exe$/i.test(name) && !isCompanion(name) && !isShadow(path) && findBundle(path) === undefined
}
