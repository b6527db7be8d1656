const claims = `{
  "iss": "your-name",
  "aud": "your-plugin",
  "sig": "this device",
  "method": "Online",
  "trial": false
}`

/** A sample of the token on the device: the claims that a plugin checks by itself. */
export const TokenSample = () => (
  <figure>
    <pre className="figures rounded border border-line bg-paper-2 px-4 py-3.5 text-14 whitespace-pre-wrap">{claims}</pre>
    <figcaption className="mt-2 text-14 text-ink-2">The token, signed with your own key and checked on the device.</figcaption>
  </figure>
)
