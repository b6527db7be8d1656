/** A log destination that can be read. */
export const memoryStream = () => {
  let text = ''
  return {
    write: (line: string): void => {
      text += line
    },
    written: (): string => text,
  }
}

export const linesOf = ({ written }: { written(): string }): Record<string, unknown>[] =>
  written()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))
