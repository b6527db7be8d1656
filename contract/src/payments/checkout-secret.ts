/**
 * Whoever has the id of an Open order may fill in its checkout and read what is entered so far. Saving it hands out a secret: only
 * that (in this header) or the buyer's own session may pay, and once it is paid for sees what was entered and what was bought.
 */
export const checkoutSecretHeader = 'x-checkout-secret'
