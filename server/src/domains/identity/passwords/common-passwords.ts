let known: Promise<ReadonlySet<string>> | undefined

const read = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].filter((password) => password.length >= 10))
}

/** The passwords that attackers try first, read when the first password is chosen. */
export const commonPasswords = (): Promise<ReadonlySet<string>> => {
  known ??= read()
  return known
}
