import {
  bundle,
  creator,
  discount,
  listen,
  onBundle,
  onProduct,
  percent,
  picture,
  pointTo,
  prose,
  showBundle,
  showProduct,
  text,
  together,
  voice,
  voices,
} from '../vocabulary.ts'
import { benchVise, bentPipe, corrugated, shedKit, thumbtack, tinWall, underfloor } from './small-tins.ts'
import { pocketSpring, springGuitar, subDrums, subharmonic2 } from './springs-and-subs.ts'

const smallTins = bundle({
  id: 'small-tins',
  name: 'Small Tins',
  tagline: 'Spring, wall, pipe and vice. The four that live on the left-hand shelf.',
  published: 84,
  isPartial: true,
  products: ['pocket-spring', 'corrugated', 'bent-pipe', 'bench-vise'],
  prices: [together({ USD: 79, EUR: 79, GBP: 66, JPY: 11800 })],
  description: prose`
    Four small plugins, eleven knobs in total. Each does one thing that something in our shed does, and all four together use less of your
    processor than one big reverb.

    Own one already, and you pay for the other three. Twelve chains come with the bundle: spring into vice for surf, wall into pipe for
    things that should sound as if they were next door and annoyed about it.
  `,
  page: [
    listen(springGuitar, tinWall),
    text(
      'Eleven knobs',
      'Pocket Spring has four, Corrugated three, Bent Pipe three, Bench Vise one. The kick is a button and does not count.',
    ),
  ],
})

export const tinRoom = creator({
  id: 'tin-room',
  name: 'Tin Room',
  maker: 'Isla Baird',
  logo: { mark: 'stripes', inks: 'slate' },
  tagline: 'Small plugins from a small shed',
  joined: 390,
  isFeatured: true,
  email: 'shed@tinroom.test',
  website: 'https://tinroom.example',
  social: { instagram: 'https://www.instagram.com/soundfair.demo.tinroom', youtube: 'https://www.youtube.com/@soundfair-demo-tin-room' },
  description: prose`
    Isla Baird and Callum Reid, seven square metres of corrugated iron in a back green in Glasgow. We make plugins that do one thing, run on
    old laptops and can be learnt while the kettle boils.
  `,
  page: [
    listen(springGuitar, subDrums, tinWall),
    text(
      'One thing each',
      prose`
        If a plugin of ours grows a second page we take it apart and look for the two plugins inside. That is how the wall and the
        spring came to be separate.
      `,
      { alignment: 'Right' },
    ),
    showProduct('subharmonic-2'),
    picture(
      'weave',
      'Seven square metres',
      prose`
        Two desks back to back, one stove, no low end. In winter the roof plays along. We have stopped editing it out of the calls.
      `,
    ),
    showBundle('small-tins'),
    pointTo('thumbtack', { reverse: true }),
    voices(
      voice('Everything opens in a blink on a laptop that nothing else opens on.', 'Tess Moran', 'producer'),
      voice('I wrote about a bug at nine. At ten I got the fix and a photo of the stove.', 'Noa Lindgren', 'guitarist'),
    ),
  ],
  products: [pocketSpring, subharmonic2, corrugated, bentPipe, benchVise, thumbtack, underfloor, shedKit],
  bundles: [smallTins],
  discounts: [
    discount({
      name: 'Shed sale',
      description: 'Thirty percent off while we mend the roof',
      off: percent(30),
      startsIn: -2,
      endsIn: 9,
      on: [onProduct('corrugated'), onProduct('bent-pipe'), onBundle('small-tins')],
    }),
  ],
})
