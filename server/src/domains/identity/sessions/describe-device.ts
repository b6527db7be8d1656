const browsers: [RegExp, string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/CriOS\/|Chrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const firstOf = (table: [RegExp, string][], text: string): string | undefined => table.find(([pattern]) => pattern.test(text))?.[1]

/** The first word that a program says of itself, such as "curl" or "okhttp"; only plain letters, for it is shown to people. */
const programOf = (text: string): string | undefined => /^[\w.-]{2,30}/.exec(text)?.[0]

/** What signed in, in words its owner recognises. Nothing is decided by it: anyone can send any name. */
export const describeDevice = (userAgent: string | undefined): string => {
  const text = (userAgent ?? '').slice(0, 500)
  const browser = firstOf(browsers, text)
  const system = firstOf(systems, text)
  if (browser) return system ? `${browser} on ${system}` : browser
  return programOf(text) ?? 'Unknown program'
}
