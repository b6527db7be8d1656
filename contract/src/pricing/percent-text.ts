/** A fraction as text: 0.255 is "25.5%", with at most two decimals, because Switzerland has 8.1%. */
export const percentText = (fraction: number): string => `${Number((fraction * 100).toFixed(2))}%`
