import {
  everySystem,
  film,
  forOwners,
  listen,
  monthly,
  perpetual,
  picture,
  plugin,
  pointTo,
  prose,
  sample,
  shown,
  text,
  voice,
  voices,
  withProTools,
  yearly,
} from '../vocabulary.ts'

export const feltOnPlate = sample('Felt piano, damper at 3 s', 'felt-piano', 'plate')
const snareOnPlate = sample('Drums, damper closed', 'drum-bus', 'plate')

export const plateEleven = plugin({
  id: 'plate-eleven',
  name: 'Plate Eleven',
  cover: { kind: 'weave', inks: 'slate' },
  tagline: 'One steel plate out of fourteen, the one the producers asked for by number.',
  published: 236,
  version: '1.4.0',
  released: 88,
  tags: ['reverb', 'plate', 'space', 'vocals'],
  systems: everySystem,
  hosts: withProTools,
  prices: [
    perpetual({ USD: 69, EUR: 69, GBP: 59, JPY: 10300 }),
    monthly({ USD: 5, EUR: 5 }),
    yearly({ USD: 48, EUR: 48 }, { description: 'Two months less than by the month' }),
  ],
  description: prose`
    A broadcasting house in Oslo kept fourteen plate reverbs in its cellar. The booking sheets have survived, and in twenty years
    number eleven was asked for more often than the other thirteen together. Nobody wrote down why.

    We bought it and hung it in the loft. It is a sheet of cold-rolled steel, two metres by one, with a weld in the lower left
    corner that should not be there. The weld splits the low modes, so the tail thickens below 200 Hz without turning to mud.

    The plugin is a modal model of that sheet, fitted to 340 measurements. Drag the driver and the two pickups anywhere on the
    plate. The damper runs from 0.9 to 5.2 seconds and squeaks, if you let it.
  `,
  scenes: [shown('panel', 'Plate Eleven, driver and pickups on the plate'), shown('rings', 'How the sheet moves when it is struck')],
  page: [
    listen(feltOnPlate, snareOnPlate),
    text(
      'The weld',
      prose`
        We asked a shipyard to look at it. Their guess is that the sheet was cut too short, lengthened by a hand's breadth, and
        sold anyway. The plugin has a switch called *As ordered* that takes the weld away. It sounds correct.
      `,
    ),
    film(
      'https://www.youtube.com/watch?v=plateEleven',
      'Hanging two metres of steel',
      'Four people, one net loft, one pulley from a fishing boat. Nine minutes, with the first note it played afterwards.',
    ),
    voices(voice('The damper squeak is on the record. Third song, second verse.', 'Jonas Eide', 'producer')),
    pointTo('tape-one', { reverse: true }),
  ],
})

export const twoLamp = plugin({
  id: 'two-lamp',
  name: 'Two Lamp',
  tagline: 'The two-valve preamp that announced dinner in a school hall for thirty years.',
  published: 174,
  version: '1.2.1',
  released: 120,
  tags: ['preamp', 'valve', 'saturation', 'warm'],
  systems: everySystem,
  hosts: withProTools,
  prices: [perpetual({ USD: 39, EUR: 39, GBP: 34 })],
  description: prose`
    A steel box from the caretaker's cupboard of a school in Hammerfest: one microphone input, one gramophone input, two valves
    and a lamp that says *Klar*. It was built for a headmaster's voice. The first valve therefore has far more gain than anyone
    would give it today, and it folds over in a rounded way long before the second one notices.

    Three controls, as on the box: microphone level, gramophone level, tone. Run one track into both inputs and the valves share
    the supply, so that a loud gramophone makes the microphone duck by a decibel or two.

    We model the supply sagging, the microphonics of the chassis when the bell rings, and nothing that the box does not have.
  `,
  page: [
    listen(sample('Rhodes into the gramophone input', 'electric-piano', 'warmth')),
    text(
      'Where it belongs',
      prose`
        On a bass that needs a mid-range. On a drum room, in parallel. On a voice that was recorded too well. We leave it on a
        send with the tone control at four, which is where the caretaker had put a blob of nail varnish.
      `,
    ),
    picture(
      'panel',
      'Both inputs at once',
      'Send drums to one and keys to the other. They share a transformer the size of a matchbox, and you hear them argue.',
    ),
  ],
})

export const oilCanSeven = plugin({
  id: 'oil-can-seven',
  name: 'Oil Can Seven',
  tagline: 'An echo that writes on oil. Each repeat is a little darker and a little later.',
  published: 129,
  version: '1.1.0',
  released: 47,
  tags: ['delay', 'echo', 'vintage', 'dub'],
  systems: everySystem,
  hosts: withProTools,
  prices: [perpetual({ USD: 45, EUR: 45, GBP: 39 })],
  description: prose`
    Inside the tin a disc turns in a few spoonfuls of oil and holds an electric charge for about a second. That is the whole
    memory. Serial number 7 came to us from a dance band in Alta with most of its oil gone, and we refilled it twice: once with
    what the manual asks for, once with what the band had used.

    *Manual* is thin and quick to clear. *Band* is sewing-machine oil, and the repeats smear into each other until the third one
    has no consonants left. The disc wobbles once per turn, and the wobble depends on the temperature of the can.

    Sync it to the song or set it by hand from 90 to 1,100 milliseconds. Feedback stops short of running away, as the original did.
  `,
  page: [
    listen(sample('Guitar, sewing-machine oil', 'nylon-strings', 'dub-delay')),
    text(
      'Two oils, one can',
      prose`
        Switching oils in the original takes a syringe, a funnel and most of an afternoon. In the plugin it takes 40 milliseconds,
        during which you hear the disc run dry. We kept that.
      `,
    ),
  ],
})

export const trawler = plugin({
  id: 'trawler',
  name: 'Trawler',
  tagline: 'The wheelhouse radio of a fishing boat, from the aerial to the torn loudspeaker.',
  published: 71,
  version: '1.0.3',
  released: 30,
  tags: ['radio', 'distortion', 'band-pass', 'speaker', 'sound design'],
  systems: everySystem,
  hosts: withProTools,
  prices: [
    perpetual({ USD: 29, EUR: 29, GBP: 25 }, { ownerPrices: [forOwners('Crossgrade', ['plate-eleven'], { USD: 19, EUR: 19, GBP: 16 })] }),
  ],
  description: prose`
    The *Havbris* was broken up in 2019 and we got her radio: a medium-wave receiver with a loudspeaker that had been torn by a
    mug and mended with a sail needle. We fed it from a small transmitter across the yard and moved the transmitter away until
    only the strongest syllables came through.

    Distance is the main control. Near, it is a narrow but friendly loudspeaker. Further out, the detector loses the quiet parts
    first, the carrier starts to fade in slow waves, and a second station comes up at night. You can load your own second
    station. Ours reads the fishing forecast.

    *Tear* sets how much of the cone is still sewn on.
  `,
  page: [
    listen(sample('Band at nine nautical miles', 'night-drive', 'radio')),
    text(
      'For picture',
      prose`
        Everything moves without clicks, so a scene can go from the wheelhouse to the deck in one automation lane. Four editors
        tested it on dialogue and asked for the same thing, a wet control at the aerial. It is there.
      `,
    ),
  ],
})
