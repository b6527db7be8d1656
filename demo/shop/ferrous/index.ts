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
import { anvil, anvilDrums, mainsHum, millscale, pressHall, scaled } from './heavy.ts'
import { coldRolled, coldRolledBass, rollingMill, shiftPatterns, slag } from './light.ts'

const fullShift = bundle({
  id: 'full-shift',
  name: 'Full Shift',
  tagline: 'Six packs from the ironworks: drums, presses, hum, basses, patterns, mill.',
  published: 76,
  isPartial: true,
  products: ['anvil-drums', 'press-hall', 'mains-hum', 'cold-rolled', 'shift-patterns', 'rolling-mill'],
  prices: [together({ USD: 69, EUR: 69, GBP: 59, JPY: 10300 })],
  description: prose`
    Eight hours of work, roughly: everything from the halls except the plugin and the accidents. The tempi and tunings are chosen so that
    the packs meet. Kicks in F over presses at 128, basses in F over kicks in F, patterns from the night shift on top.

    What you have bought before is taken off. There is a Live set in the bundle that is not sold elsewhere, with one track from each pack
    and a coffee break at minute four.
  `,
  page: [
    listen(anvil, coldRolledBass),
    text('Order of work', 'Mill first, empty. Then a press for the tempo. Then the anvil. Hum last, very low, all the way through.'),
  ],
})

export const ferrous = creator({
  id: 'ferrous',
  name: 'Ferrous',
  maker: 'Vera Kolar',
  logo: { mark: 'peak', inks: 'brick' },
  tagline: 'Heavy sounds from a place that makes heavy things',
  joined: 330,
  email: 'vera@ferrous.test',
  website: 'https://ferrous.example',
  social: { soundCloud: 'https://soundcloud.com/soundfair-demo-ferrous' },
  description: prose`
    Vera Kolar was a measuring technician at the ironworks in Jesenice for nine years and a disc jockey for longer. She records in the halls,
    with permission and ear protection, and makes tools for slow, loud music.
  `,
  page: [
    listen(anvil, scaled, coldRolledBass),
    text(
      'Nine years of thickness',
      prose`
        I measured sheet steel to a hundredth of a millimetre, in three shifts. It teaches you to listen: the mill changes its note
        before it changes the gauge.
      `,
    ),
    showProduct('anvil-drums'),
    picture(
      'rings',
      'Hall three',
      prose`
        The hammer stands on four metres of oak. When it falls, the water in your bottle makes rings, and after a while you start to
        phrase your sentences around it.
      `,
    ),
    pointTo('millscale', { reverse: true }),
    voices(
      voice('The only pack that came with a safety sheet.', 'Marek Havel', 'beat maker'),
      voice('Slow, exact and enormous.', 'Piet Verhoeven', 'producer'),
    ),
    showBundle('full-shift'),
  ],
  products: [anvilDrums, millscale, pressHall, mainsHum, coldRolled, slag, shiftPatterns, rollingMill],
  bundles: [fullShift],
  discounts: [
    discount({
      name: 'End of shift',
      description: 'Forty percent off until the whistle',
      off: percent(40),
      startsIn: -1,
      endsIn: 2,
      on: [onProduct('cold-rolled'), onProduct('press-hall')],
    }),
  ],
})
