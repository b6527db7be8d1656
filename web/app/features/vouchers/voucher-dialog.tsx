import Check from 'lucide-react/icons/check'
import { type ChangeEvent, useState } from 'react'
import { previewVoucher, redeemVoucher, type ShownVoucher } from '#contract/vouchers/redeeming.ts'
import { call } from '#web/lib/api/call.ts'
import { CallError } from '#web/lib/api/call-error.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { SubmitButton } from '#web/ui/forms/submit-button.tsx'
import { type Failure, useSubmit } from '#web/ui/forms/use-submit.ts'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { DialogFoot } from '#web/ui/overlays/dialog-foot.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'

/** A missing code and an expired one get the same answer, so that nobody can tell them apart. */
const textFor = (error: unknown): Failure =>
  error instanceof CallError && error.status === 404
    ? { title: error.message, text: 'This code doesn’t work. Check every character. It may also have expired or been turned off.' }
    : failureMessage(error)

type Gift = { name: string; by: string; iconUrl: string | null; quantity: number; owned: boolean }

const giftsOf = ({ redeemsProducts, redeemsBundles }: ShownVoucher): Gift[] =>
  [...redeemsProducts, ...redeemsBundles].map(({ value, quantity }) => ({
    name: value.name,
    by: value.creatorName,
    iconUrl: value.iconUrl,
    quantity,
    owned: value.owned,
  }))

const Gifts = ({ voucher }: { voucher: ShownVoucher }) => (
  <ul className="border-t border-line">
    {giftsOf(voucher).map((gift) => (
      <li
        key={`${gift.by} ${gift.name}`}
        className="grid grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3.5 border-b border-line py-2.5"
      >
        <Cover src={gift.iconUrl} alt="" width={96} sizes="48px" />
        <span className="min-w-0">
          <b className="block wrap-anywhere">
            {gift.quantity > 1 && <span className="figures">{gift.quantity} × </span>}
            {gift.name}
          </b>
          <span className="text-14 text-ink-2">{gift.by}</span>
        </span>
        {gift.owned && <Chip tone="warn">You have it</Chip>}
      </li>
    ))}
  </ul>
)

const CodeForm = ({ onFound, onClose }: { onFound: (voucher: ShownVoucher) => void; onClose: () => void }) => {
  const [code, setCode] = useState('')
  const { state, submit, failure } = useSubmit(async () => {
    onFound(await call(previewVoucher, { query: { code } }))
    return false
  }, textFor)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <FailureNotice failure={failure} />
      <TextInput
        label="Code"
        mono
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        hint="Spaces, dashes and case don’t matter."
        value={code}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setCode(event.target.value)}
      />
      <DialogFoot>
        <Button size="small" onPress={onClose}>
          Cancel
        </Button>
        <SubmitButton size="small" state={state} busyLabel="Checking">
          Check code
        </SubmitButton>
      </DialogFoot>
    </form>
  )
}

type PreviewProps = { voucher: ShownVoucher; onRedeem: (code: string) => Promise<void>; onBack: () => void }

const Preview = ({ voucher, onRedeem, onBack }: PreviewProps) => {
  const { state, submit, failure } = useSubmit(() => onRedeem(voucher.code), textFor)
  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5">
      <div>
        <h3 className="text-20">{voucher.name}</h3>
        {voucher.description && <p className="mt-1 text-ink-2">{voucher.description}</p>}
        {voucher.expiresAt && (
          <p className="mt-1 text-14 text-ink-2">
            Ends <Instant at={voucher.expiresAt} />
          </p>
        )}
      </div>
      <Gifts voucher={voucher} />
      {voucher.redeemed && (
        <Notice kind="warn" title="This code has been used up">
          It has already been redeemed. If that was you, the licenses are in your list.
        </Notice>
      )}
      <FailureNotice failure={failure} />
      <DialogFoot>
        <Button size="small" onPress={onBack}>
          Another code
        </Button>
        {!voucher.redeemed && (
          <SubmitButton size="small" state={state} busyLabel="Redeeming" errorLabel="Not redeemed">
            Redeem
          </SubmitButton>
        )}
      </DialogFoot>
    </form>
  )
}

const Done = ({ voucher, onClose }: { voucher: ShownVoucher; onClose: () => void }) => (
  <div role="status" className="grid gap-4">
    <p className="flex items-center gap-2.5 text-20">
      <Check size={20} aria-hidden="true" className="text-ok" /> It’s yours
    </p>
    <p className="text-ink-2">
      {giftsOf(voucher)
        .map(({ name }) => name)
        .join(', ')}
      : the licenses are in your list, ready to download.
    </p>
    <Button size="small" kind="go" className="justify-self-end" onPress={onClose}>
      Close
    </Button>
  </div>
)

type VoucherDialogProps = { open: boolean; onClose: () => void; onRedeemed: () => Promise<void> }

/** Redeems a code in two steps: it shows what the code gives, then asks for a confirmation. */
export const VoucherDialog = ({ open, onClose, onRedeemed }: VoucherDialogProps) => {
  const [voucher, setVoucher] = useState<ShownVoucher>()
  const [isDone, setDone] = useState(false)
  const close = (): void => {
    onClose()
    setVoucher(undefined)
    setDone(false)
  }
  const redeem = async (code: string): Promise<void> => {
    setVoucher(await call(redeemVoucher, { query: { code } }))
    setDone(true)
    await onRedeemed()
  }
  return (
    <Dialog open={open} onClose={close} title="Redeem a voucher" description="A voucher is a code that gives you products.">
      {isDone && voucher ? (
        <Done voucher={voucher} onClose={close} />
      ) : voucher ? (
        <Preview voucher={voucher} onRedeem={redeem} onBack={() => setVoucher(undefined)} />
      ) : (
        <CodeForm onFound={setVoucher} onClose={close} />
      )}
    </Dialog>
  )
}
