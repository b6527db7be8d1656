import {
  classroom,
  download,
  from,
  listen,
  monthly,
  perpetual,
  picture,
  plugin,
  pointTo,
  presetPack,
  prose,
  sample,
  shown,
  showProduct,
  text,
  voice,
  voices,
  withoutProTools,
  yearly,
} from '../vocabulary.ts'

export const tufa = sample('Tufa, played with one hand', 'mono-lead', 'chorus')
const salt = sample('Salt bass, feedback at noon', 'acid-line', 'phaser')
const gulls = sample('Brine Fly, sequenced', 'pulse-arp', 'chorus')

export const monoLake = plugin({
  id: 'mono-lake',
  name: 'Mono Lake',
  cover: { kind: 'ridges', inks: 'lagoon' },
  tagline: 'One voice, three oscillators, and a filter that was designed for wind.',
  published: 153,
  version: '3.1.0',
  released: 24,
  tags: ['synthesizer', 'monophonic', 'lead', 'bass', 'analog'],
  systems: withoutProTools,
  prices: [
    perpetual(
      { USD: 119, EUR: 119, GBP: 99, JPY: 17800 },
      { tiers: [from(3, { USD: 105, EUR: 105, GBP: 88 }), from(8, { USD: 89, EUR: 89, GBP: 75 })] },
    ),
    monthly({ USD: 9, EUR: 9, GBP: 8 }),
    yearly({ USD: 79, EUR: 79, GBP: 69 }),
    classroom({ USD: 59, EUR: 59, GBP: 49 }, { tiers: [from(10, { USD: 49, EUR: 49, GBP: 41 }), from(25, { USD: 39, EUR: 39, GBP: 33 })] }),
  ],
  description: prose`
    Our brother Tom left the firm in 1998 for a village by a salt lake in California and took with him everything he knew about organ
    pipes. In 2021 he sent a circuit on the back of a water bill. It was a filter that behaves like a pipe: it does not ring when you
    turn up the resonance, it *speaks*, with a chiff, a little late, and flat if the wind is low.

    We built a synthesiser round it. One voice, because one is what Tom drew. Three oscillators share a single wind supply and sag when
    all of them pull. Play legato and the pipe keeps speaking. Play short and you get mostly chiff.

    - Wind pressure as a modulation target
    - 64-step sequencer with breath marks
    - Chorus after a 1976 organ tone cabinet
    - MPE
  `,
  scenes: [shown('panel', 'Mono Lake, the front panel'), shown('weave', 'Oscillators on one wind supply')],
  page: [
    listen(tufa, salt, gulls),
    text(
      'It speaks late',
      prose`
        Eleven milliseconds at middle C, more below, less above. An organist plays ahead without thinking about it. After a week
        with Mono Lake you will as well, and then other synthesisers feel rude.
      `,
    ),
    picture(
      'panel',
      'Wind',
      prose`
        The pressure knob is the one to hold. Take it down during a note and the pitch sinks, the chiff grows, and the upper
        oscillator falls silent before the others. That is the order in which pipes give up.
      `,
    ),
    picture(
      'weave',
      'One voice',
      prose`
        We were asked for eight. We tried eight. Eight pipes on one reservoir is an organ, and we have built organs. This is for the
        person who wants to play a line.
      `,
      { reverse: true },
    ),
    voices(
      voice('It made me practise.', 'Kofi Asante', 'session player'),
      voice('The sag when all three pull is the record. I have nothing to add.', 'Mara Holt', 'mix engineer'),
      voice('My students fight over the pressure knob.', 'Ilse Kramer', 'lecturer'),
    ),
    showProduct('alkaline'),
    pointTo('tremulant'),
  ],
})

export const alkaline = presetPack({
  id: 'alkaline',
  name: 'Alkaline',
  tagline: 'Eighty sounds for Mono Lake, sent by Tom in three envelopes.',
  published: 58,
  tags: ['mono lake', 'presets', 'bass', 'lead'],
  prices: [download({ USD: 19, EUR: 19, GBP: 16 })],
  contents: { Presets: '80', Formats: 'Mono Lake', Needs: 'Mono Lake 3.0 or newer', Size: '1 MB' },
  description: prose`
    Tom does not use e-mail. He writes settings on index cards, numbers the knobs from the top left, and posts them when there is a full
    envelope. We type them in and ring him up to ask about the ones that cannot be right. They are always right.

    Thirty basses, thirty leads, twenty that he calls *neither*. The cards are scanned and come along, since half of the instruction is in
    the drawings: a hand, an arrow, *not so fast*.

    Card 61 wants the pressure pedal at exactly a third and will not speak otherwise. Give it a minute.
  `,
  page: [
    listen(sample('Card 17, for the left hand', 'acid-line')),
    text(
      'Reading a card',
      prose`
        The first row is the oscillators, the second the wind, the third what to do with your other hand. A small bird means: leave
        it on overnight.
      `,
    ),
    pointTo('mono-lake'),
  ],
})
