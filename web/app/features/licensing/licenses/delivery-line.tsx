import { splitLinks } from './split-links.ts'

/** The creator's own text about the delivery, in which only https:// links are clickable. */
export const DeliveryLine = ({ text }: { text: string }) => (
  <p className="mt-2 max-w-[35em] text-14 wrap-anywhere text-ink-2">
    <span className="text-ink">Delivered by its creator.</span>{' '}
    {splitLinks(text).map((part, index) =>
      part.isLink ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, always rendered together
        <a key={index} href={part.text} rel="nofollow ugc noopener noreferrer" target="_blank" className="link">
          {part.text}
        </a>
      ) : (
        part.text
      ),
    )}
  </p>
)
