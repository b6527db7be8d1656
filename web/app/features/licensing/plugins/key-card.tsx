import type { PublicKey } from '#contract/licensing/licensing-keys.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { CodeBlock } from './code-block.tsx'
import { juceKeyOf } from './juce-key.ts'

const looks = {
  next: { label: 'Next', tone: 'accent' },
  active: { label: 'Active', tone: 'ok' },
  retiring: { label: 'Retiring', tone: 'warn' },
  revoked: { label: 'Revoked', tone: 'bad' },
} as const

const meanings: Readonly<Record<PublicKey['state'], string>> = {
  next: 'Build it into your next release, alongside the active one.',
  active: 'Signs every token for plugins that have it.',
  retiring: 'Signs for older versions of your plugins only.',
  revoked: 'Signs nothing; nothing signed with it is valid.',
}

type KnownFromProps = { versions: PublicKey['versions']; nameOf: (productId: string) => string }

/** Which plugins contain the key, and since which version. */
const KnownFrom = ({ versions, nameOf }: KnownFromProps) =>
  versions.length > 0 && (
    <ul className="figures mt-2 flex flex-wrap gap-1.5" aria-label="Plugins with this key">
      {versions.map(({ productId, fromVersion }) => (
        <li key={productId}>
          <Chip tone={fromVersion ? 'accent' : undefined}>
            {nameOf(productId)} {fromVersion ? `from ${fromVersion} on` : 'not yet'}
          </Chip>
        </li>
      ))}
    </ul>
  )

type KeyCardProps = { licensingKey: PublicKey; nameOf: (productId: string) => string }

/** A public key in all formats that plugin code needs. */
export const KeyCard = ({ licensingKey, nameOf }: KeyCardProps) => {
  const isGood = licensingKey.state !== 'revoked'
  return (
    <article className="border-t border-line py-5">
      <h3 className="flex flex-wrap items-center gap-2.5 text-16">
        <span>
          Key of <Instant at={licensingKey.createdAt} show="date" />
        </span>
        <Chip tone={looks[licensingKey.state].tone}>{looks[licensingKey.state].label}</Chip>
      </h3>
      <p className="mt-1 text-14 text-ink-2">
        {meanings[licensingKey.state]} Its id is <span className="figures wrap-anywhere">{licensingKey.kid}</span>.
      </p>
      {isGood && <KnownFrom versions={licensingKey.versions} nameOf={nameOf} />}
      {isGood && (
        <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
          <CodeBlock label="PEM (SPKI)" code={licensingKey.pem.trim()} />
          <CodeBlock label="PKCS#1" code={licensingKey.pkcs1.trim()} />
          <CodeBlock label="DER, base64" code={licensingKey.der} />
          <CodeBlock label="exponent,modulus in hex" code={juceKeyOf(licensingKey.pkcs1)} />
        </div>
      )}
    </article>
  )
}
