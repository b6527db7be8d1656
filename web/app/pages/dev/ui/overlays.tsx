import ChevronDown from 'lucide-react/icons/chevron-down'
import LogOut from 'lucide-react/icons/log-out'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { DescriptionList } from '#web/ui/description-list.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { CommandPanel } from '#web/ui/overlays/command-panel.tsx'
import { CommandSearch } from '#web/ui/overlays/command-search.tsx'
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx'
import { Dialog, preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { Drawer, preloadDrawer } from '#web/ui/overlays/drawer.tsx'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { Price } from '#web/ui/price.tsx'
import { sampleCover } from './sample-cover.ts'
import { Chapter, Specimen } from './specimen.tsx'

const tell = (text: string) => () => toast({ kind: 'info', text })

const commands = [
  {
    id: 'go',
    label: 'Go to',
    commands: ['Overview', 'Products', 'Sales', 'Payouts', 'Storefront'].map((label) => ({ id: label, label, run: tell(label) })),
  },
  {
    id: 'products',
    label: 'Products',
    commands: [
      { id: 'tape-one', label: 'Tape One', hint: 'plugin', run: tell('Tape One') },
      { id: 'glass-choir', label: 'Glass Choir', hint: 'sample pack', run: tell('Glass Choir') },
    ],
  },
  { id: 'do', label: 'Do', commands: [{ id: 'coupon', label: 'Create a coupon', hint: 'c', run: tell('Create a coupon') }] },
]

const Commands = ({ onClose }: { onClose: () => void }) => {
  const [query, setQuery] = useState('')
  const run = (command: { run: () => unknown }) => {
    onClose()
    command.run()
  }
  return <CommandSearch groups={commands} query={query} onQuery={setQuery} onRun={run} />
}

const CartLine = ({ name, note, amount, seed }: { name: string; note: string; amount: number; seed: 1 | 2 }) => (
  <div className="grid grid-cols-[56px_1fr_auto] items-center gap-4 border-b border-line py-3.5 first:pt-0">
    <Cover src={sampleCover(seed)} alt="" width={56} />
    <div>
      <b>{name}</b>
      <p className="text-14 text-ink-2">{note}</p>
    </div>
    <Price amount={amount} currency="EUR" exact />
  </div>
)

export const Overlays = () => {
  const [shown, setShown] = useState<'dialog' | 'confirm' | 'drawer' | 'palette'>()
  const close = () => setShown(undefined)
  return (
    <Chapter id="overlays" title="Over the page" note="loaded when first opened">
      <Specimen name="Menu" note="type to find, 350 ms apart">
        <Menu
          trigger={
            <>
              Casey <ChevronDown size={14} aria-hidden="true" />
            </>
          }
          className={buttonLook({ size: 'small' })}
          groups={[
            {
              heading: 'Casey Moreau',
              entries: [
                { id: 'licenses', label: 'Licenses', to: '#overlays', hint: '14' },
                { id: 'account', label: 'Account', to: '#overlays' },
                { id: 'admin', label: 'Admin', to: '#overlays', disabled: true },
              ],
            },
            {
              entries: [
                { id: 'logout', label: 'Logout', icon: <LogOut size={15} aria-hidden="true" />, run: tell('Logged out') },
                {
                  id: 'delete',
                  label: 'Delete account',
                  icon: <Trash size={15} aria-hidden="true" />,
                  danger: true,
                  run: tell('Not really'),
                },
              ],
            },
          ]}
        />
      </Specimen>
      <Specimen name="Dialog">
        <Button size="small" onPointerEnter={preloadDialog} onPress={() => setShown('dialog')}>
          Redeem a voucher
        </Button>
      </Specimen>
      <Specimen name="ConfirmDialog" note="asks once, names the thing">
        <Button size="small" kind="danger" onPointerEnter={preloadDialog} onPress={() => setShown('confirm')}>
          Revoke license
        </Button>
      </Specimen>
      <Specimen name="Drawer">
        <Button size="small" onPointerEnter={preloadDrawer} onPress={() => setShown('drawer')}>
          Open the cart
        </Button>
      </Specimen>
      <Specimen name="CommandPanel">
        <Button size="small" onPress={() => setShown('palette')}>
          Search or jump to
        </Button>
      </Specimen>

      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Redeem a voucher"
        description="The code is on the card or in the e-mail you were given."
        actions={
          <>
            <Button size="small" onPress={close}>
              Cancel
            </Button>
            <Button size="small" kind="go" onPress={close}>
              Redeem
            </Button>
          </>
        }
      >
        <TextInput label="Voucher code" mono placeholder="XXXX-XXXX-XXXX" autoFocus />
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        onClose={close}
        title="Revoke the license of Tape One?"
        confirmLabel="Revoke license"
        onConfirm={() => new Promise((resolve) => setTimeout(resolve, 700))}
      >
        Casey Moreau loses both seats at once. You can give the license again later.
      </ConfirmDialog>
      <Drawer
        open={shown === 'drawer'}
        onClose={close}
        title="Cart"
        note="2 items"
        footer={
          <div className="grid gap-3">
            <DescriptionList layout="sum" items={[{ term: 'Subtotal', detail: <Price amount={104} currency="EUR" exact /> }]} />
            <Button kind="go" wide>
              Check out
            </Button>
          </div>
        }
      >
        <CartLine seed={1} name="Tape One" note="Northlight Audio · perpetual" amount={59} />
        <CartLine seed={2} name="Studio Bundle" note="Northlight Audio · 4 of 5 new to you" amount={45} />
      </Drawer>
      <CommandPanel open={shown === 'palette'} onClose={close}>
        <Commands onClose={close} />
      </CommandPanel>
    </Chapter>
  )
}
