/**
 * A fraction as text: 0.255 is "25.5%", with at most two decimals, because Switzerland has 8.1%. `write` writes the number for its reader,
 * "25,5"; without it, it is English.
 */
export const percentText = (fraction: number, write: (percent: number) => string = String): string =>
  `${write(Number((fraction * 100).toFixed(2)))}%`
