const weights = [3, 7, 1, 3, 7, 1, 3, 7, 1]

/** What is wrong with an American routing number (ABA), as a sentence; undefined if it is valid. */
export const faultOfRoutingNumber = (written: string): string | undefined => {
  const number = written.trim()
  if (!/^\d{9}$/.test(number)) return 'A routing number has nine digits'
  const sum = weights.reduce((total, weight, index) => total + weight * Number(number[index]), 0)
  return sum % 10 === 0 && sum > 0 ? undefined : 'This routing number has a typo: the check digit doesn’t match'
}

export const faultOfAccountNumber = (written: string): string | undefined =>
  /^\d{4,17}$/.test(written.trim()) ? undefined : 'An account number has 4 to 17 digits'
