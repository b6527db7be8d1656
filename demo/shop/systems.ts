import type { Compatibility } from '#contract/catalog/catalog.ts'

type System = Compatibility['systems'][number]

const mac = (...formats: string[]): System => ({ name: 'macOS 12+', note: 'Apple silicon, Intel', formats })
const windows = (...formats: string[]): System => ({ name: 'Windows 10+', note: null, formats })
const linux = (...formats: string[]): System => ({ name: 'Linux', note: 'glibc 2.31+', formats })

export const everySystem = [mac('VST3', 'AU', 'AAX', 'CLAP'), windows('VST3', 'AAX', 'CLAP'), linux('VST3', 'CLAP')]
export const withoutProTools = [mac('VST3', 'AU', 'CLAP'), windows('VST3', 'CLAP'), linux('VST3', 'CLAP')]
export const macAndWindows = [mac('VST3', 'AU', 'AAX'), windows('VST3', 'AAX')]

export const usualHosts = [
  'Ableton Live 11+',
  'Bitwig Studio 4+',
  'Cubase 12+',
  'FL Studio 21+',
  'Logic Pro 10.7+',
  'Reaper 6.6+',
  'Studio One 6+',
]
export const withProTools = [...usualHosts, 'Pro Tools 2022.9+']
