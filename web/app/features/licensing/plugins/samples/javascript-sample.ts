import type { Sample, SampleValues } from './sample.ts'

const write = ({
  endpoint,
  creatorId,
  productId,
  pem,
}: SampleValues): string => `// Soundfair licensing for JavaScript (Electron, Node 20 or newer). npm install jose
import { importSPKI, jwtVerify } from 'jose'

const endpoint = '${endpoint}'
const creatorId = '${creatorId}'
const productId = '${productId}'
// Ship the key with the program: one that is fetched could be anybody's.
const publicKey = \`${pem.trim()}\`

const plain = { 'content-type': 'text/plain' }
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The claims of a token that is ours, for this product and this device; undefined for every other text. */
export const readToken = async (token, deviceSignature) => {
  try {
    const key = await importSPKI(publicKey, 'RS256')
    const { payload } = await jwtVerify(token.trim(), key, { algorithms: ['RS256'], issuer: creatorId, audience: productId })
    return payload.sig === deviceSignature ? payload : undefined
  } catch {
    return undefined
  }
}

/** Opens the browser and waits for the customer. Undefined when it comes to nothing. */
export const activate = async ({ deviceName, deviceSignature, openBrowser, every = 2000 }) => {
  const asked = await fetch(\`\${endpoint}/api/client/activations/\${productId}/request?format=JWT&method=Online\`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ deviceName, deviceSignature }),
  })
  if (asked.status !== 200) return undefined
  const { request, browser } = await asked.json()
  openBrowser(browser)
  for (const end = Date.now() + 60 * 60 * 1000; Date.now() < end; ) {
    await pause(every)
    const polled = await fetch(request).catch(() => undefined)
    if (polled?.status === 400) return undefined // called off, or an hour old
    if (polled?.status !== 200) continue
    const token = await polled.text()
    if (await readToken(token, deviceSignature)) return token
  }
  return undefined
}

/** Once a day, in the background. Only a 400 is a no; for everything else go on in your grace time. */
export const validate = async (token, deviceSignature) => {
  const url = \`\${endpoint}/api/client/licenses/\${productId}/validate?format=JWT\`
  const answer = await fetch(url, { method: 'POST', headers: plain, body: token }).catch(() => undefined)
  if (answer?.status === 400) return { verdict: 'no', reason: (await answer.json()).errorType }
  const fresh = answer?.status === 200 ? await answer.text() : ''
  return (await readToken(fresh, deviceSignature)) ? { verdict: 'good', token: fresh } : { verdict: 'unknown' }
}

/** Gives the seat back, when the customer deactivates. */
export const release = async (token) => {
  const url = \`\${endpoint}/api/client/licenses/\${productId}/revoke?format=JWT\`
  return (await fetch(url, { method: 'POST', headers: plain, body: token })).status === 200
}

/** Once a day: the release that is newer than this version, for this customer; undefined when there is none. Ask for the url of its downloads with the same header. */
export const findUpdate = async (token, { platform, version }) => {
  const query = new URLSearchParams({ platform, version })
  const headers = { authorization: \`LicenseToken \${token}\` }
  const answer = await fetch(\`\${endpoint}/api/client/products/\${productId}/latest?\${query}\`, { headers }).catch(() => undefined)
  const latest = answer?.status === 200 ? await answer.json() : undefined
  return latest?.isNewer ? latest : undefined
}
`

export const javascriptSample: Sample = { id: 'javascript', label: 'JavaScript', fileName: 'soundfair-license.mjs', write }
