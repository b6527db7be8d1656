import ImagePlus from 'lucide-react/icons/image-plus'
import { useEffect, useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { ConflictDialog } from '#web/ui/forms/conflict-dialog.tsx'
import { FailureNotice } from '#web/ui/forms/failure-notice.tsx'
import { LocalCopyNotice } from '#web/ui/forms/local-copy-notice.tsx'
import { SaveState } from '#web/ui/forms/save-state.tsx'
import { SideFrame } from '#web/ui/frame/side-frame.tsx'
import { CheckboxGroup } from '#web/ui/inputs/checkbox-group.tsx'
import { FileButton } from '#web/ui/inputs/file-button.tsx'
import { MarkdownField } from '#web/ui/inputs/markdown-field.tsx'
import { MoneyInput } from '#web/ui/inputs/money-input.tsx'
import { NumberInput } from '#web/ui/inputs/number-input.tsx'
import { PasswordInput } from '#web/ui/inputs/password-input.tsx'
import { RangeCalendar } from '#web/ui/inputs/range-calendar.tsx'
import { Switch } from '#web/ui/inputs/switch.tsx'
import { TokenInput } from '#web/ui/inputs/token-input.tsx'
import { ListFilter } from '#web/ui/lists/list-filter.tsx'
import { ListSearch } from '#web/ui/lists/list-search.tsx'
import { SortableList } from '#web/ui/lists/sortable-list.tsx'
import { ChoicesDialog } from '#web/ui/overlays/choices-dialog.tsx'
import { toast } from '#web/ui/overlays/toast.ts'
import { firstCrop } from '#web/ui/pictures/crop-frame.ts'
import { PictureCropper } from '#web/ui/pictures/picture-cropper.tsx'
import { Wave } from '#web/ui/pictures/wave.tsx'
import { sampleCover } from './sample-cover.ts'
import { Chapter, Specimen } from './specimen.tsx'

const nothing = () => undefined
const roles = [
  { value: 'Admin', label: 'Admin', hint: 'Everything, including team and settings.' },
  { value: 'Marketing', label: 'Marketing', hint: 'Can change bundles, coupons and vouchers.' },
]

const Amounts = () => {
  const [amount, setAmount] = useState<number | undefined>(59)
  const [seats, setSeats] = useState(3)
  return (
    <div className="grid items-start gap-x-3.5 gap-y-4 sm:grid-cols-3">
      <MoneyInput label="Price in USD" currency="USD" amount={amount} onAmount={setAmount} hint="0 makes it free" />
      <MoneyInput label="JPY" currency="JPY" amount={undefined} onAmount={nothing} placeholder="8,850" />
      <NumberInput label="Seats" value={seats} min={1} max={50} onNumber={setSeats} after="devices" />
    </div>
  )
}

const TextForm = () => {
  const [tags, setTags] = useState<readonly string[]>(['tape', 'saturation'])
  const [text, setText] = useState('A tape deck that **remembers** its last reel.')
  return (
    <>
      <TokenInput label="Tags" tokens={tags} onTokens={setTags} placeholder="Add a tag" className="max-w-140" />
      <MarkdownField label="Description" value={text} onText={setText} />
    </>
  )
}

const Order = () => {
  const [items, setItems] = useState(['Perpetual', 'Monthly', 'Studio'])
  return (
    <SortableList items={items} keyOf={(item) => item} nameOf={(item) => item} onSort={setItems} className="grid max-w-100 gap-2">
      {(item, _at, handle) => (
        <div className="flex items-center gap-3 rounded border border-line px-3 py-2">
          {handle}
          {item}
        </div>
      )}
    </SortableList>
  )
}

const Period = () => {
  const [range, setRange] = useState<{ from: string | undefined; to: string | undefined }>({ from: '2026-11-10', to: '2026-11-17' })
  return <RangeCalendar label="The sale" range={range} today="2026-11-12" onRange={setRange} />
}

const Cropping = () => {
  const [picture, setPicture] = useState<ImageBitmap>()
  const [crop, setCrop] = useState({ x: 0, y: 0, width: 1, height: 1 })
  useEffect(() => {
    const image = new Image()
    image.onload = async () => {
      const drawn = await createImageBitmap(image, { resizeWidth: 800, resizeHeight: 800 })
      setCrop(firstCrop(drawn, 4 / 3))
      setPicture(drawn)
    }
    image.src = sampleCover(1)
  }, [])
  return picture ? <PictureCropper picture={picture} ratio={4 / 3} crop={crop} onCrop={setCrop} /> : null
}

const Choices = () => {
  const [chosen, setChosen] = useState<readonly string[]>(['Admin'])
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <CheckboxGroup legend="Roles" options={roles} chosen={chosen} onChange={setChosen} />
      <CheckboxGroup legend="Roles" options={roles} chosen={[]} onChange={nothing} error="Choose at least one role" />
      <Button size="small" className="justify-self-start" onPress={() => setOpen(true)}>
        In a dialog
      </Button>
      <ChoicesDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Roles of Ida Berg"
        legend="Roles"
        options={roles}
        first={chosen}
        noneLabel="Choose at least one role"
        confirmLabel="Save roles"
        onSave={async (next) => setChosen(next)}
        textFor={() => ({ title: 'Not saved' })}
      />
    </>
  )
}

const TwoEditors = () => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        Someone else saved
      </Button>
      <ConflictDialog
        theirs={isOpen ? { savedAt: '2026-11-12T10:00:00Z', savedBy: { id: 'ida', name: 'Ida Berg' } } : undefined}
        userId="ada"
        what="Tape One"
        onTakeTheirs={close}
        onKeepMine={close}
      />
    </>
  )
}

const OnOff = () => {
  const [isOn, setOn] = useState(true)
  return <Switch label="Image at the right" hint="Otherwise it stands at the left" checked={isOn} onChange={setOn} />
}

/** The components of the studio, besides the forms that every page has. */
export const EditingParts = () => (
  <Chapter id="editing" title="Editing" note="saved by itself, nothing is lost">
    <Specimen name="SaveState" stack>
      <div className="flex flex-wrap gap-x-8 gap-y-3">
        <SaveState status="saved" />
        <SaveState status="saving" />
        <SaveState status="offline" onRetry={nothing} />
        <SaveState status="refused" reason="The name is too long" onRetry={nothing} />
        <SaveState status="conflict" />
      </div>
    </Specimen>
    <Specimen name="LocalCopyNotice" note="on this device" stack>
      <LocalCopyNotice localCopy={{ at: '2026-11-12T10:00:00Z', why: 'unsaved' }} onRestore={nothing} onDrop={nothing} />
    </Specimen>
    <Specimen name="ConflictDialog" note="must be answered">
      <TwoEditors />
    </Specimen>
    <Specimen name="FailureNotice" stack>
      <FailureNotice failure={{ title: 'It was not saved', text: 'You have a product with this id.' }} />
    </Specimen>
    <Specimen name="MoneyInput, NumberInput" note="read as typed" stack>
      <Amounts />
    </Specimen>
    <Specimen name="TokenInput, MarkdownField" stack>
      <TextForm />
    </Specimen>
    <Specimen name="CheckboxGroup, ChoicesDialog" stack>
      <Choices />
    </Specimen>
    <Specimen name="Switch" stack>
      <div className="max-w-100">
        <OnOff />
      </div>
    </Specimen>
    <Specimen name="PasswordInput" stack>
      <PasswordInput label="Password" autoComplete="current-password" defaultValue="a long one" className="max-w-80" />
    </Specimen>
    <Specimen name="RangeCalendar" note="two presses">
      <Period />
    </Specimen>
    <Specimen name="SortableList" note="pointer or arrow keys" stack>
      <Order />
    </Specimen>
    <Specimen name="FileButton">
      <FileButton
        accept="image/*"
        icon={<ImagePlus size={15} aria-hidden="true" />}
        onFile={({ name }) => toast({ kind: 'info', text: `${name} was chosen.` })}
      >
        Choose an image
      </FileButton>
    </Specimen>
    <Specimen name="PictureCropper" note="drag, arrow keys, zoom">
      <Cropping />
    </Specimen>
    <Specimen name="Wave" note="played, and to come" stack>
      <div className="h-12 max-w-140">
        <Wave peaks="AEIMQUYcgkosw048zwtqnkheb" played={0.4} />
      </div>
    </Specimen>
    <Specimen name="ListSearch, ListFilter" note="kept in the address" stack>
      <div className="grid gap-2.5 sm:flex">
        <ListSearch label="Search products" className="sm:max-w-72" />
        <ListFilter
          name="state"
          label="Status"
          all="Draft and live"
          options={[{ value: 'Archived', label: 'Archived' }]}
          className="sm:w-44"
        />
      </div>
    </Specimen>
    <Specimen name="SideFrame" note="folded on a phone" stack>
      <SideFrame
        label="Sample rooms"
        name="Northlight Audio"
        pathname="/dev/ui"
        links={[
          { to: '/dev/mail', label: 'Overview' },
          { to: '/dev/ui', label: 'Products' },
        ]}
      >
        <p className="text-ink-2">The page of the room.</p>
      </SideFrame>
    </Specimen>
  </Chapter>
)
