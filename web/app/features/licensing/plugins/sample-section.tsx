import { type ChangeEvent, useState } from 'react'
import { Link } from 'react-router'
import type { Licensing } from '#contract/licensing/licensing-keys.ts'
import { saveFile } from '#web/lib/files/save-file.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Segmented } from '#web/ui/inputs/segmented.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { CodeBlock } from './code-block.tsx'
import { juceKeyOf } from './juce-key.ts'
import type { Sample } from './samples/sample.ts'
import { samples } from './samples/samples.ts'

const creatorOf = (endpoint: string): string => endpoint.split('/@').at(-1) ?? ''

/** A complete file to start from, with this creator's own values in it. */
export const SampleSection = ({ licensing }: { licensing: Licensing }) => {
  const [id, setId] = useState<Sample['id']>('juce')
  const [productId, setProductId] = useState(licensing.plugins[0]?.productId ?? 'your-plugin')
  const key = licensing.keys.find(({ state }) => state === 'active') ?? licensing.keys[0]
  const sample = samples.find((one) => one.id === id) ?? samples[0]
  if (!sample) return null
  const code = sample.write({
    endpoint: licensing.endpoint,
    creatorId: creatorOf(licensing.endpoint),
    productId,
    pem: key?.pem ?? 'your public key',
    juceKey: key ? juceKeyOf(key.pkcs1) : 'your public key',
  })
  return (
    <section aria-labelledby="samples">
      <h2 id="samples" className="mb-1 text-20">
        Code to start from
      </h2>
      <p className="mb-4 max-w-[43.5em] text-14 text-ink-2">
        Request an activation, wait for the customer, check the token, validate it regularly, release the seat, look for updates. For the
        full picture, read{' '}
        <Link to="/resources/licensing/activation-from-start-to-end" className="underline underline-offset-[0.2em]">
          Activation from start to end
        </Link>{' '}
        and{' '}
        <Link to="/resources/licensing/updates-from-your-plugin" className="underline underline-offset-[0.2em]">
          Updates from your plugin
        </Link>
        .
      </p>
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <Segmented label="Language" segments={samples.map((one) => ({ value: one.id, label: one.label }))} value={id} onChange={setId} />
        {licensing.plugins.length > 1 && (
          <Select
            label="Plugin"
            labelHidden
            size="small"
            className="w-56"
            value={productId}
            onChange={(event: ChangeEvent<HTMLSelectElement>) => setProductId(event.target.value)}
            options={licensing.plugins.map((plugin) => ({ value: plugin.productId, label: plugin.name }))}
          />
        )}
        <Button size="small" onPress={() => saveFile(sample.fileName, code)}>
          Save as {sample.fileName}
        </Button>
      </div>
      <CodeBlock label={sample.fileName} code={code} tall />
    </section>
  )
}
