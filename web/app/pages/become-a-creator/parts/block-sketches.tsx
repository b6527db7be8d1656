import { BlockSketch } from '#web/features/catalog/page-builder/block-sketch.tsx'

const blocks = [
  ['TextBlock', 'Text'],
  ['ImageBlock', 'Image'],
  ['AudioPlayerBlock', 'Audio player'],
  ['TestimonialsBlock', 'Testimonials'],
  ['VideoBlock', 'Video'],
  ['ProductBlock', 'Product'],
  ['BasicProductBlock', 'Product, short'],
  ['BundleBlock', 'Bundle'],
] as const

/** The eight blocks of a page, drawn as one would on paper. */
export const BlockSketches = () => (
  <ul aria-label="The blocks of a page" className="grid grid-cols-2 border-t border-l border-line sm:grid-cols-4">
    {blocks.map(([type, name]) => (
      <li key={type} className="border-r border-b border-line px-2 pt-3 pb-2.5 text-center">
        <BlockSketch type={type} className="mx-auto w-full max-w-28" />
        <span className="text-12 text-ink-2">{name}</span>
      </li>
    ))}
  </ul>
)
