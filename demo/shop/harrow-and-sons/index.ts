import {
  bundle,
  creator,
  discount,
  listen,
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
import { alkaline, monoLake, tufa } from './mono-lake.ts'
import { ballroom, ballroomIr, fourChapels, leatherAndWind, measuringARoom, mixtureStop, tremulant, tremulantOrgan } from './workshop.ts'

const roomsAndWind = bundle({
  id: 'rooms-and-wind',
  name: 'Rooms and Wind',
  tagline: 'The ballroom, the four chapels, and what the organs did in them.',
  published: 2.5,
  products: ['ballroom-ir', 'four-chapels', 'leather-and-wind'],
  prices: [together({ USD: 69, EUR: 69, GBP: 58 })],
  description: prose`
    Two sets of rooms and one set of things to put into them. Most of the noises in Leather and Wind were recorded dry, in the shop, and
    they sit well in spaces that had a real organ in them once.

    Five rooms, 280 impulse responses, 318 recordings. A sheet suggests twenty pairs, such as the reservoir in the slate chapel, half
    speed, which has been a submarine twice.
  `,
  page: [
    listen(ballroom),
    text('A first pair', 'Put wood/tracker-run-02 into the brick chapel from the gallery. Close your eyes. Somebody is about to play.'),
  ],
})

export const harrowAndSons = creator({
  id: 'harrow-and-sons',
  name: 'Harrow & Sons',
  maker: 'Peg Harrow',
  logo: { mark: 'bars', inks: 'moss' },
  tagline: 'Organ builders since 1931, synthesisers since the water bill',
  joined: 405,
  isFeatured: true,
  email: 'shop@harrow.test',
  website: 'https://harrow.example',
  social: { facebook: 'https://www.facebook.com/soundfair.demo.harrow' },
  description: prose`
    A family workshop in Bishop's Castle, Shropshire. Our grandfather built and tuned church organs. We still do, three days a week. On the
    other two we make instruments and rooms for people who work at a desk. Peg Harrow runs it; the sons are her brothers.
  `,
  page: [
    picture(
      'arcs',
      'The shop',
      prose`
        Two benches, one lathe, a loft full of pipes that nobody has come to collect. The computer stands where the glue pot was,
        and on damp days you can tell.
      `,
    ),
    showProduct('mono-lake'),
    listen(tufa, tremulantOrgan, ballroom),
    text(
      'What pipes taught us',
      prose`
        A pipe is never quite in tune with itself, speaks when it is ready and sounds best from the ninth row. We try to build
        software with the same virtues, apart from the weight.
      `,
    ),
    showBundle('rooms-and-wind'),
    voices(
      voice(
        'I rang to ask about a crash and was told about bellows for an hour. The crash was gone the next day.',
        'Kofi Asante',
        'session player',
      ),
      voice('The only company whose invoices mention the weather.', 'Gwen Pryce', 'film composer'),
    ),
    pointTo('measuring-a-room', { reverse: true }),
  ],
  products: [monoLake, tremulant, mixtureStop, ballroomIr, fourChapels, leatherAndWind, alkaline, measuringARoom],
  bundles: [roomsAndWind],
  discounts: [
    discount({
      name: 'A year of wind',
      description: 'A fifth off the yearly license of Mono Lake',
      off: percent(20),
      startsIn: -10,
      endsIn: 20,
      on: [onProduct('mono-lake', 'yearly')],
    }),
  ],
})
