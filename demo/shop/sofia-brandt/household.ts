import { download, listen, pointTo, prose, sample, samplePack, text, voice, voices } from '../vocabulary.ts'

export const shedRoof = sample('Shed roof, first drops', 'rain-window')

export const rainOnTin = samplePack({
  id: 'rain-on-tin',
  name: 'Rain on Tin',
  cover: { kind: 'dots', inks: 'mist' },
  tagline: 'Rain on 22 tin lids, pots, toys and one biscuit box. No music in it.',
  published: 1,
  tags: ['rain', 'field recording', 'texture', 'metal', 'ambient'],
  prices: [download({ USD: 12, EUR: 12, GBP: 10, JPY: 1800 })],
  contents: { Files: '66', Formats: 'WAV 24/96', Size: '2.4 GB', Length: '3 min each' },
  description: prose`
    Old tin toys are thinner than new ones and ring when it rains on them. I found this out when I forgot a fire engine on the balcony. The
    next time I put out everything I had, under the gutter and away from it, and sat in the doorway with headphones.

    Twenty-two objects in three kinds of rain: the first fat drops, steady, and the dripping afterwards. Each was recorded from a hand's
    breadth away, so you hear the object more than the weather. The biscuit box has a picture of the sea on the lid and, I am sorry to
    say, sounds like it.

    They loop without a seam for as long as you need.
  `,
  page: [
    listen(shedRoof),
    text(
      'Stack three',
      prose`
        One object with first drops on the left, another on the right, something low and steady in the middle. The fire engine for
        the middle. It has a lovely low B.
      `,
    ),
    voices(voice('Under every scene with a window.', 'Hana Koubek', 'sound editor')),
  ],
})

export const treadle = samplePack({
  id: 'treadle',
  name: 'Treadle',
  tagline: "Nine sewing machines as a rhythm section, from a child's to a sailmaker's.",
  published: 276,
  tags: ['percussion', 'mechanical', 'loops', 'rhythm', 'foley'],
  prices: [download({ USD: 18, EUR: 18 })],
  contents: { Files: '247', Formats: 'WAV 24/96', Size: '1.1 GB', Tempos: '70 to 160' },
  description: prose`
    A treadle machine keeps time with your foot and your foot does not keep time. That is why it swings. My grandmother sewed at about
    ninety-six, faster when the news was on.

    Nine machines: hers, a child's, three industrial ones from a closed glove factory, a sailmaker's with a needle like a nail. I played
    them at steady speeds and cut the results into loops, then recorded each part by hand. Needle, shuttle, belt, presser foot, the
    drawer with the bobbins.

    No cloth in half of the loops, two layers of denim in the other half. Denim is your snare.
  `,
  page: [
    listen(sample('Glove factory, all three', 'hand-percussion')),
    text(
      'At which tempo',
      prose`
        The tempo in the file name is an average. Slice at the needle, not on the grid, and let the shuttle fall where it falls.
      `,
    ),
  ],
})

export const paperOrchestra = samplePack({
  id: 'paper-orchestra',
  name: 'Paper Orchestra',
  tagline: 'Tissue, card, wallpaper, maps. Bowed, torn, folded and played on a comb.',
  published: 138,
  tags: ['paper', 'foley', 'percussion', 'texture', 'organic'],
  prices: [download({ USD: 17, EUR: 17 })],
  contents: { Files: '302', Formats: 'WAV 24/96', Size: '1.4 GB' },
  description: prose`
    The museum throws away paper in every weight there is. I asked for a box of each and spent a winter finding out what they play.
    Stretched tracing paper is a snare. A road map, folded the wrong way, is eight bars of shaker. Wallpaper torn slowly has a pitch that
    rises like a question.

    Eleven kinds of paper, each tapped, rubbed, bowed, torn and crumpled, from soft to as loud as paper goes. And combs with tissue,
    played as a section by four friends and me: long notes, short notes, one bad fanfare.

    Quiet sources, so I used quiet microphones. There is almost nothing in the gaps.
  `,
  page: [
    listen(sample('Map, tracing paper, two cards', 'two-step')),
    text(
      'The comb section',
      'Five players, a third apart at best. Double a string line with it, low in the mix, and the strings come closer.',
    ),
  ],
})

export const clockmakersWindow = samplePack({
  id: 'clockmakers-window',
  name: "Clockmaker's Window",
  tagline: 'A shop window of clocks that never agreed, on the last day before the sale.',
  published: 36,
  tags: ['clock', 'bells', 'mechanical', 'percussion', 'sound design'],
  prices: [download({ USD: 20, EUR: 20, GBP: 17 })],
  contents: { Files: '389', Formats: 'WAV 24/96', Size: '2.0 GB', Keys: 'bells from G3 to D7' },
  description: prose`
    Herr Adler mended clocks in our street for fifty-one years. When he closed he let me have the shop from Saturday noon to Sunday night,
    with everything wound for the last time.

    You can have them one by one: 63 clocks, ticking close, then striking. Or all together from the door, as a customer heard them, at a
    quarter to, at the hour, and during the four minutes that they needed to be done with the hour. The bells are sampled singly, too,
    with sticks, across four octaves.

    At the very end of the long file he comes in, says that the one by the till is slow, and stops it.
  `,
  page: [
    listen(sample('Bells by the till', 'vibraphone-dusk')),
    text(
      'Ticking in time',
      prose`
        Each tick has its rate in the name. Eleven of them are within one percent of 60, 90 or 120. The others are for when two
        people in a scene do not agree.
      `,
    ),
    pointTo('broken-music-box'),
  ],
})
