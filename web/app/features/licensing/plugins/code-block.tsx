import { CopyButton } from '#web/ui/buttons/copy-button.tsx'

type CodeBlockProps = { label: string; code: string; tall?: boolean }

/** A text for a program, with a button to copy all of it. Long ones scroll by themselves, by keyboard too. */
export const CodeBlock = ({ label, code, tall = false }: CodeBlockProps) => (
  <figure className="min-w-0">
    <figcaption className="mb-1.5 flex items-center justify-between gap-3">
      <span className="text-14 font-semibold">{label}</span>
      <CopyButton text={code} aria-label={`Copy ${label}`} />
    </figcaption>
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
      tabIndex={0}
      className={`overflow-auto rounded border border-line bg-paper-2 px-4 py-3.5 ${tall ? 'max-h-120' : 'max-h-48'}`}
    >
      <pre className="figures text-12 leading-relaxed">{code}</pre>
    </section>
  </figure>
)
