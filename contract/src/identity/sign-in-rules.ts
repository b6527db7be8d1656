/** The allowed length of a new password; the server also refuses common ones. */
export const passwordLength = { minimum: 10, maximum: 256 }

/** The second factor is in a header, because the body is only the password: a code of the app, or a recovery code. */
export const twoFactorHeader = 'x-two-factor-code'
