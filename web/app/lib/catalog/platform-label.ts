import { detectPlatform, type Platform } from '#contract/releases/platforms.ts'

export const platformLabel: Readonly<Record<Platform, string>> = {
  Windows: 'Windows',
  Mac: 'Mac',
  Linux: 'Linux',
  Universal: 'every system',
}

/** At the head of a row, where nothing stands before it. */
export const platformNames: Readonly<Record<Platform, string>> = { ...platformLabel, Universal: 'Every system' }

/** The system of this browser, as far as it says. */
export const ownPlatform = (): Platform | undefined => {
  const { userAgent, userAgentData } = navigator as Navigator & { userAgentData?: { platform?: string } }
  return detectPlatform({ userAgent, hint: userAgentData?.platform })
}
