/**
 * Anyone who knows the id of an Open order may fill in its checkout and read the entered data. Saving it returns a secret: only with that
 * secret (in this header) or the buyer's session can the order be paid, and its data be read after payment.
 */
export const checkoutSecretHeader = 'x-checkout-secret'
