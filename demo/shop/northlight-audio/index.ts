import {
  amount,
  bundle,
  coupon,
  creator,
  discount,
  film,
  listen,
  onProduct,
  percent,
  picture,
  prose,
  showBundle,
  showProduct,
  text,
  together,
  voice,
  voices,
} from '../vocabulary.ts'
import { driftEq, velvetLimiter } from './equaliser-and-limiter.ts'
import { calibratingAWornHead, fiftyTwoMondays, reelNotes, weatherReports } from './library.ts'
import { feltOnPlate, oilCanSeven, plateEleven, trawler, twoLamp } from './machines.ts'
import { drumBus, rhodes, tapeOne } from './tape-one.ts'

const studioBundle = bundle({
  id: 'studio-bundle',
  name: 'Studio Bundle',
  tagline: 'Five machines from the loft, at half of what they cost one by one.',
  published: 121,
  isPartial: true,
  products: ['tape-one', 'drift-eq', 'plate-eleven', 'two-lamp', 'oil-can-seven'],
  prices: [together({ USD: 140, EUR: 140, GBP: 119, JPY: 20800 })],
  description: prose`
    The deck, the cinema equaliser, the plate, the preamp and the oil can: the five machines that stand along the north wall of
    the loft and are patched into each other on most days. Together they make one slow, dark, forgiving signal path.

    If you own some of them, the bundle costs you only the rest. Each machine keeps its own license with three seats, and its own
    twelve months of updates from the day you buy.
  `,
  page: [
    listen(drumBus, feltOnPlate),
    text(
      'In this order',
      'Two Lamp, Drift EQ, Plate Eleven on a send, Oil Can Seven on another, Tape One last. That is how the cables lie here.',
    ),
  ],
})

const reelAndPlate = bundle({
  id: 'reel-and-plate',
  name: 'Reel and Plate',
  tagline: 'Tape One and Plate Eleven, the pair that most people ask us for.',
  published: 80,
  products: ['tape-one', 'plate-eleven'],
  prices: [together({ USD: 109, EUR: 109, GBP: 95 })],
  description: prose`
    Send to the plate, return through the deck. The tail picks up the drift of the week you chose, and the print-through puts a
    ghost of the next entry into it one turn early. We found this by patching badly, and have patched badly on purpose since.

    Both come with a shared set of twelve presets for that path: six for voices, four for drums, two for whatever is left over.
  `,
  page: [listen(feltOnPlate, rhodes), text('One cable', 'Plate first, deck second. The other way round is correct and less interesting.')],
})

export const northlightAudio = creator({
  id: 'northlight-audio',
  name: 'Northlight Audio',
  maker: 'Ada Lindqvist',
  logo: { mark: 'tapes', inks: 'oat' },
  tagline: 'Machines with a past',
  joined: 420,
  isFeatured: true,
  email: 'hello@northlight.test',
  website: 'https://northlight.example',
  social: {
    youtube: 'https://www.youtube.com/@soundfair-demo-northlight',
    instagram: 'https://www.instagram.com/soundfair.demo.northlight',
  },
  description: prose`
    Four people and a kettle in a former net loft in Tromsø. We model one machine at a time: a physical object with a serial number
    and a known history, measured in our own rooms for as long as it takes.
  `,
  page: [
    text(
      'Machines with a past',
      prose`
        Everything here began as an object that somebody wanted gone by Friday. A tape deck from a radio station, an equaliser from
        a cinema, a plate from a cellar. We carry it up the stairs, measure it on good days and bad ones, and write down both.
      `,
    ),
    listen(drumBus, rhodes, feltOnPlate),
    showProduct('tape-one'),
    picture(
      'reels',
      'The 1983 deck',
      prose`
        It is switched on every weekday at nine, whether anyone needs it or not. The window faces north, so the light on it never
        changes much. The temperature does.
      `,
      { subtitle: 'Net loft, first floor' },
    ),
    voices(
      voice('They answer mail with measurements.', 'Mara Holt', 'mix engineer'),
      voice('I own five of their machines and have never seen one of them move.', 'Piet Verhoeven', 'producer'),
      voice('The manuals are the best writing about tape I know.', 'Ines Okoro', 'composer'),
      voice('I asked for a feature. They explained why not, and they were right.', 'Hana Koubek', 'sound editor'),
    ),
    showBundle('studio-bundle'),
    film(
      'https://www.youtube.com/watch?v=wornHead-01',
      'Calibrating a worn head',
      'The first eight minutes of our course. Ada, a screwdriver, and a head that should have been thrown away in 1998.',
    ),
  ],
  products: [
    tapeOne,
    driftEq,
    velvetLimiter,
    plateEleven,
    twoLamp,
    oilCanSeven,
    trawler,
    fiftyTwoMondays,
    weatherReports,
    calibratingAWornHead,
    reelNotes,
  ],
  bundles: [studioBundle, reelAndPlate],
  discounts: [
    discount({
      name: '{month} sale',
      description: 'Twenty off the deck while the loft is cold',
      off: amount({ USD: 20, EUR: 20, GBP: 17, JPY: 3000 }),
      startsIn: -5,
      endsIn: 15,
      on: [onProduct('tape-one', 'perpetual')],
    }),
  ],
  coupons: [
    coupon({
      code: 'FIRSTREEL',
      name: 'A tenth off everything',
      description: 'For anyone who comes to the loft for the first time',
      off: percent(10),
    }),
    coupon({
      code: 'WHOLELOFT',
      name: 'Thirty off from 300 on',
      off: amount({ USD: 30, EUR: 30, GBP: 25 }),
      minimum: { USD: 30_000, EUR: 30_000, GBP: 25_000 },
    }),
    coupon({ code: 'LASTWINTER', name: 'A quarter off, last winter', off: percent(25), startsIn: -300, endsIn: -240 }),
    coupon({
      code: 'PLATE-10',
      name: 'Ten off the plate',
      off: amount({ USD: 10, EUR: 10, GBP: 8, CHF: 9, NOK: 110, SEK: 110, DKK: 75, CAD: 14, AUD: 15, JPY: 1500 }),
      on: [onProduct('plate-eleven')],
      endsIn: 40,
      maxUsesPerCustomer: 1,
    }),
    coupon({ code: 'OPEN-DAY', name: 'Open day', description: 'Was on the table by the door', off: percent(30), isOn: false }),
  ],
})
