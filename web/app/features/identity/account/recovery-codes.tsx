import Download from 'lucide-react/icons/download'
import { useEffect, useRef } from 'react'
import { saveFile } from '#web/lib/files/save-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CopyButton } from '#web/ui/buttons/copy-button.tsx'
import { Notice } from '#web/ui/notice.tsx'

const fileOf = (codes: readonly string[]): string => `Soundfair recovery codes. Each works once.\n\n${codes.join('\n')}\n`

/** Shown once: the shop itself stores only their hashes. */
export const RecoveryCodes = ({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-16">
        Two-factor is on. Keep these recovery codes
      </h3>
      <Notice kind="warn">
        Each one signs you in once without your phone. They are shown only this once: print them or save them in a password manager.
      </Notice>
      <ul className="figures grid grid-cols-2 gap-x-6 gap-y-1 rounded bg-paper-2 px-4 py-3 text-14 max-sm:grid-cols-1">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={() => codes.join('\n')}>Copy all</CopyButton>
        <Button
          size="small"
          icon={<Download size={15} aria-hidden="true" />}
          onPress={() => saveFile('soundfair-recovery-codes.txt', fileOf(codes))}
        >
          Download
        </Button>
        <Button size="small" kind="go" onPress={onSaved}>
          I have saved them
        </Button>
      </div>
    </div>
  )
}
