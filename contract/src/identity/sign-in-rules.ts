/** How long a password that is chosen may be; the server also knows the common ones. */
export const passwordLength = { fewest: 10, most: 256 }

/** The second factor travels in a header, because the body is the password alone: a code of the app, or a recovery code. */
export const twoFactorHeader = 'x-two-factor-code'
