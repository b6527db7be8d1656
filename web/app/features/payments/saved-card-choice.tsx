import type { ComponentProps } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { RadioCards } from '#web/ui/inputs/radio-cards.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'

type SavedCardChoiceProps = Pick<ComponentProps<'input'>, 'onChange' | 'onBlur' | 'ref'> & {
  name: string
  /** As the server names it: 'Card ending in 4242'. */
  cardName: string
  onForget: () => void
}

/** The choice between the saved card and another one. */
export const SavedCardChoice = ({ cardName, onForget, ...field }: SavedCardChoiceProps) => (
  <div className="grid justify-items-start gap-2">
    <RadioCards
      {...field}
      label="Pay with"
      defaultValue="saved"
      className="w-full"
      options={[
        { value: 'saved', label: <span className="figures">{cardName}</span> },
        { value: 'other', label: 'Another card' },
      ]}
    />
    <Button size="small" kind="quiet" onPointerEnter={preloadDialog} onPress={onForget}>
      Remove this card
    </Button>
  </div>
)
