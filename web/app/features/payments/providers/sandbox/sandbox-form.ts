import type { ProviderForm } from '../provider-form.ts'
import { SandboxConfirmation } from './sandbox-confirmation.tsx'
import { SandboxSetup } from './sandbox-setup.tsx'

export const sandboxForm: ProviderForm<'Sandbox'> = {
  takesCardNumbers: true,
  hint: 'sandbox: 4242 4242 4242 4242 pays',
  announcement: null,
  Confirmation: SandboxConfirmation,
  prepare: () => undefined,
  CardForm: SandboxSetup,
}
