import type { ProductCategory, ProductType } from '#contract/catalog/catalog.ts'
import type { ReportLine } from '#contract/releases/build-report.ts'
import type { BuildPlatform } from '#contract/releases/platforms.ts'
import type { InspectionInput } from '../inspection/index.ts'

/** A check started this often without completing is given up. */
export const maxTries = 3

export const reasons = {
  gone: 'This file didn’t arrive completely. Send it again.',
  givenUp: 'This file couldn’t be checked. It may be a problem on our side. Check it again, or send it in another format.',
} as const

export const kindOf = (type: ProductType, category: ProductCategory): InspectionInput['kind'] => {
  if (type === 'Plugin') return 'plugin'
  return category === 'SamplePack' ? 'pack' : 'other'
}

const line = (level: ReportLine['level'], title: string, detail: string | null = null): ReportLine => ({
  level,
  code: 'installer',
  title,
  detail,
})

export const installerLines = {
  made: (from: string) => line('green', 'An installer was made from this file. Customers get the installer.', `Made from ${from}`),
  madeWithoutIcon: line(
    'amber',
    'An installer was made from this file, without your icon. Customers get the installer.',
    'The image in the settings could not be read. Choose another one, then check this file again.',
  ),
  notMade: (because: string) => line('amber', 'No installer was made. Customers get this file as it is.', because),
  notAsked: line(
    'green',
    'Customers get this file as it is.',
    'Add a license text or an icon in the settings, and we’ll make an installer from it.',
  ),
  asItCame: line('green', 'Customers get this file as it is.'),
} as const

/** Somebody who uploads a program uploads an installer of their own. */
export const isProgram = (name: string): boolean => /\.(exe|msi|msix)$/i.test(name)

/** For which platforms the shop makes an installer itself. */
const hasInstaller: Record<BuildPlatform, boolean> = { Windows: true, Mac: false, Linux: false, Universal: false, Symbols: false }

/** Whether an installer could be made of this file. */
export const canBecomeInstaller = (kind: InspectionInput['kind'], platform: BuildPlatform, name: string): boolean =>
  kind === 'plugin' && hasInstaller[platform] && !isProgram(name)
