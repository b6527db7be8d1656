import Download from 'lucide-react/icons/download'
import MoreVertical from 'lucide-react/icons/ellipsis-vertical'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import Redo from 'lucide-react/icons/redo-2'
import Undo from 'lucide-react/icons/undo-2'
import { useState } from 'react'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Segmented } from '#web/ui/inputs/segmented.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const fail = async () => {
  await wait(900)
  throw new Error('The card was declined.')
}

const states = ['idle', 'busy', 'success', 'error'] as const

export const Actions = () => {
  const [isPlaying, setIsPlaying] = useState(true)
  const [side, setSide] = useState<'dry' | 'wet'>('wet')
  return (
    <Chapter id="actions" title="Actions" note="idle, busy, success, error">
      <Specimen name="Button" note="four kinds">
        <Button kind="go">Add to cart</Button>
        <Button>Try 14 days</Button>
        <Button kind="quiet">Not now</Button>
        <Button kind="danger">Revoke license</Button>
        <Button disabled>Sold out</Button>
      </Specimen>
      <Specimen name="Button" note="three sizes">
        <Button kind="go" size="large">
          Pay <span className="figures">€71.20</span>
        </Button>
        <Button kind="go">Publish</Button>
        <Button kind="go" size="small">
          Publish
        </Button>
        <Button size="small" icon={<Download size={15} aria-hidden="true" />}>
          Download 1.9 GB
        </Button>
        <Button size="small" disabled>
          Discard
        </Button>
      </Specimen>
      <Specimen name="Button" note="a result shows for 2500 ms" stack>
        {(['go', 'plain', 'danger'] as const).map((kind) => (
          <div key={kind} className="flex flex-wrap gap-2.5">
            {states.map((state) => (
              <Button key={state} kind={kind} state={state} busyLabel="Saving" successLabel="Saved" errorLabel="Not saved">
                Save
              </Button>
            ))}
          </div>
        ))}
      </Specimen>
      <Specimen name="Button" note="press them">
        <Button kind="go" onPress={() => wait(900)} busyLabel="Adding" successLabel="In your cart">
          Add to cart
        </Button>
        <Button onPress={fail} onFail={() => undefined} errorLabel="Declined">
          Pay with a bad card
        </Button>
        <Button onPress={() => wait(900)}>Without a busy label</Button>
      </Specimen>
      <Specimen name="ButtonLink" note="goes somewhere">
        <ButtonLink to="#actions" size="small">
          Plugins <span className="figures font-medium text-ink-3">318</span>
        </ButtonLink>
        <ButtonLink to="#actions" size="small">
          Sample packs <span className="figures font-medium text-ink-3">904</span>
        </ButtonLink>
        <ButtonLink to="#actions" kind="go" size="small">
          Become a creator
        </ButtonLink>
      </Specimen>
      <Specimen name="CopyButton" note="says so for 1500 ms">
        <code className="figures text-14">SF-7K2M-QX4P-93TD</code>
        <CopyButton text="SF-7K2M-QX4P-93TD" />
        <CopyButton text="https://soundfair.test/northlight-audio" kind="quiet">
          Copy link
        </CopyButton>
      </Specimen>
      <Specimen name="IconButton" note="named for those who cannot see it">
        <IconButton label={isPlaying ? 'Pause' : 'Play'} round pressed={isPlaying} onClick={() => setIsPlaying(!isPlaying)}>
          {isPlaying ? (
            <Pause size={16} fill="currentColor" aria-hidden="true" />
          ) : (
            <Play size={16} fill="currentColor" aria-hidden="true" />
          )}
        </IconButton>
        <IconButton label="Undo" size="small">
          <Undo size={16} aria-hidden="true" />
        </IconButton>
        <IconButton label="Redo" size="small" disabled>
          <Redo size={16} aria-hidden="true" />
        </IconButton>
        <IconButton label="More" size="small" kind="quiet">
          <MoreVertical size={16} aria-hidden="true" />
        </IconButton>
      </Specimen>
      <Specimen name="Segmented">
        <Segmented
          label="Compare"
          value={side}
          onChange={setSide}
          segments={[
            { value: 'dry', label: 'Dry' },
            { value: 'wet', label: 'Wet' },
          ]}
        />
      </Specimen>
    </Chapter>
  )
}
