import { sandboxWebhook } from '#contract/payments/providers/sandbox.ts'
import { sandboxProvider } from './sandbox-provider.ts'
import { startSandbox } from './start-sandbox.ts'

type Deps = { url: string | undefined; databaseUrl: string; secret: Uint8Array; webhookBase: string }

/** One that runs elsewhere, or one of our own. */
export const openSandbox = async ({ url, databaseUrl, secret, webhookBase }: Deps) => {
  if (url) return { provider: sandboxProvider({ url, secret }), close: async () => undefined }
  const webhookUrl = new URL(sandboxWebhook.path, webhookBase).href
  const sandbox = await startSandbox({ databaseUrl, secret, webhookUrl: () => webhookUrl })
  return { provider: sandboxProvider({ url: sandbox.url, secret }), close: () => sandbox.stop() }
}
