import type { Compatibility } from '#contract/catalog/catalog.ts'

type Line = Compatibility['contents'][number]

/** What most packs state; cards show the formats. */
export const usualLines: readonly { label: string; example: string; hint?: string }[] = [
  { label: 'Files', example: '286' },
  { label: 'Keys', example: 'D minor, F major', hint: 'As your page prints them. Search uses Kind and sound.' },
  { label: 'Tempos', example: '72 to 118', hint: 'As your page prints them. Search uses Kind and sound.' },
  { label: 'Formats', example: 'WAV 24/96' },
  { label: 'Needs', example: 'Tape One 2.1 or newer', hint: 'The name of a plugin of yours links to it.' },
]

const isUsual = (label: string): boolean => usualLines.some((line) => line.label === label)

export const lineValue = (contents: readonly Line[], label: string): string => contents.find((line) => line.label === label)?.value ?? ''

/** The lines with one of the usual ones written or, when emptied, removed. A new one goes before the creator's own lines. */
export const withLine = (contents: readonly Line[], label: string, value: string): Line[] => {
  const known = usualLines.flatMap((usual) => {
    const written = usual.label === label ? value : lineValue(contents, usual.label)
    return written.trim() ? [{ label: usual.label, value: written }] : []
  })
  return [...known, ...ownLines(contents)]
}

/** The lines that the creator added to the usual ones. */
export const ownLines = (contents: readonly Line[]): Line[] => contents.filter((line) => !isUsual(line.label))

export const withOwnLines = (contents: readonly Line[], own: readonly Line[]): Line[] => [
  ...contents.filter((line) => isUsual(line.label)),
  ...own.map((line) => (isUsual(line.label) ? { ...line, label: `${line.label} ` } : line)),
]
