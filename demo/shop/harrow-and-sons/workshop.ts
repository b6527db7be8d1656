import {
  download,
  guide,
  listen,
  perpetual,
  picture,
  plugin,
  pointTo,
  prose,
  sample,
  samplePack,
  showBundle,
  shown,
  text,
  voice,
  voices,
  withoutProTools,
} from '../vocabulary.ts'

export const tremulantOrgan = sample('Organ, tremulant drawn at bar two', 'organ-chords', 'rotary')

export const tremulant = plugin({
  id: 'tremulant',
  name: 'Tremulant',
  tagline: 'A shaking wind supply for any sound, with the leather of your choice.',
  published: 287,
  version: '2.0.1',
  released: 99,
  tags: ['tremolo', 'vibrato', 'rotary', 'modulation', 'organ'],
  systems: withoutProTools,
  prices: [perpetual({ USD: 42, EUR: 42, GBP: 35 }, { policy: { trialNeedsAccount: true } })],
  description: prose`
    A tremulant is a valve that shakes the wind on its way to the pipes. Volume, pitch and tone all move, each a little after the other,
    and that small disorder is what a tremolo pedal leaves out.

    Ours is measured from three we have on the bench: a beak from 1874 that takes a bar to get going, a motor-driven one from a cinema,
    and one that Grandfather made from a bicycle bell and never explained. Each comes with new leather, old leather, and leather that
    should have been replaced.

    Draw and retire are separate times. The rate follows the wind, so loud passages shake slower. Works on guitars, electric pianos and
    voices. We have not found anything it does not work on except brass bands.
  `,
  page: [
    listen(tremulantOrgan),
    text(
      'About the leather',
      prose`
        New leather closes cleanly and you hear a pulse. Old leather leaks and you hear a sigh. The third setting flaps. Use the
        third one on something expensive.
      `,
    ),
    picture('panel', 'Three mechanisms', 'The beak, the motor and the bell share one set of controls. Only the first of them disobeys.'),
  ],
})

export const mixtureStop = plugin({
  id: 'mixture-stop',
  name: 'Mixture Stop',
  tagline: 'Adds the octaves and fifths above a sound, as an organ does for a full church.',
  published: 109,
  version: '1.3.0',
  released: 36,
  tags: ['harmoniser', 'shimmer', 'reverb', 'ambient', 'octaver'],
  systems: withoutProTools,
  prices: [perpetual({ USD: 55, EUR: 55, GBP: 46 })],
  description: prose`
    Pull a mixture and every key sounds four or five small pipes more: octaves, fifths, an octave above those. Nobody hears them as notes.
    They hear that the organ has come into the room.

    Mixture Stop does this to whatever you play through it. It finds the pitch, adds ranks above, breaks them back by an octave when they
    get too high, as builders have done since the Gothic, and sends only the ranks into a long nave. The sound itself stays where you put
    it.

    - Up to five ranks, each with its own scale and voicing
    - Break-back points per rank
    - A nave of 2 to 9 seconds
    - Tracks chords of up to six notes
  `,
  page: [
    listen(sample('Nylon guitar, four ranks', 'nylon-strings', 'shimmer')),
    text(
      'Breaking back',
      prose`
        Without it, every shimmer climbs into a whistle. With it the top stays where a ten-year-old in the back pew can still enjoy
        it. Set the break a fifth below where you first dislike it.
      `,
    ),
    voices(voice('Finally one that comes down again.', 'Noa Lindgren', 'guitarist')),
  ],
})

export const ballroom = sample('Felt piano in the ballroom, ninth row', 'felt-piano', 'hall')

export const ballroomIr = samplePack({
  id: 'ballroom-ir',
  name: 'Ballroom IR',
  cover: { kind: 'arcs', inks: 'ivory' },
  tagline: 'A sprung-floor ballroom on the Welsh border, measured from 48 chairs.',
  published: 3,
  tags: ['impulse response', 'reverb', 'convolution', 'hall', 'space'],
  prices: [download({ USD: 39, EUR: 39, GBP: 33, JPY: 5800 })],
  contents: { Files: '192', Formats: 'WAV', Resolution: '24 bit, 96 kHz', Size: '460 MB', Channels: 'mono, stereo, first-order ambisonic' },
  description: prose`
    The Assembly Rooms have a floor on springs, a barrel ceiling and forty-eight gilt chairs along the walls. We were there to see to the
    small organ on the balcony and were given the keys for the night.

    We put a loudspeaker on the bandstand and a microphone on each chair in turn. By two in the morning we had all of them. We did the
    round again with the curtains drawn, and once more with eleven members of the Ludlow dance club standing about in wool.

    The floor is the thing. It takes up whatever is below 90 Hz and hands it back a moment later, so that a bass seems to come up
    through your shoes.
  `,
  scenes: [
    shown('rings', 'The room from the ninth row, wall behind wall'),
    shown('dots', 'Where the sound comes back from, chair by chair'),
  ],
  page: [
    listen(ballroom, sample('Voice from the balcony', 'solo-voice', 'hall')),
    text(
      'Loading them',
      prose`
        Any convolution reverb takes these. Chair numbers run clockwise from the door. Number 31 is next to the radiator and has a
        faint ping at 4.2 kHz that some of you will want.
      `,
    ),
    picture(
      'dots',
      'With dancers',
      prose`
        Eleven people in winter clothes shorten the room by four tenths of a second, all of it above 1 kHz. They were asked to stand
        still and mostly did.
      `,
    ),
    voices(voice('The shoes. You do feel it in the shoes.', 'Gwen Pryce', 'film composer')),
    showBundle('rooms-and-wind'),
  ],
})

export const fourChapels = samplePack({
  id: 'four-chapels',
  name: 'Four Chapels',
  tagline: 'Tin, brick, slate and timber: four small chapels with no seats left in them.',
  published: 232,
  tags: ['impulse response', 'reverb', 'chapel', 'convolution'],
  prices: [download({ USD: 29, EUR: 29, GBP: 24 })],
  contents: { Files: '88', Formats: 'WAV 24/96', Size: '210 MB', Channels: 'stereo' },
  description: prose`
    When a chapel closes, somebody rings us about the organ. We go, and more and more we take a loudspeaker along, since the organ often
    has a new home and the room does not.

    Four of these: a tin tabernacle that ticks as it cools, a brick one with a gallery, a slate one half under a hill, and one of timber
    that is a climbing wall now. All measured empty, from the pulpit to the door, in steps of a metre.

    They are short rooms, between 0.8 and 1.9 seconds. You can leave them on a whole mix without anyone asking what happened.
  `,
  page: [
    listen(sample('Solo voice, slate, four metres', 'solo-voice', 'room')),
    text(
      'Which is which',
      prose`
        Tin for drums. Brick for choirs. Slate for anything that should seem older than it is. Timber when you want the listener to
        think there is no reverb.
      `,
    ),
  ],
})

export const leatherAndWind = samplePack({
  id: 'leather-and-wind',
  name: 'Leather and Wind',
  tagline: 'Everything an organ does apart from the notes.',
  published: 371,
  version: '1.1.0',
  released: 280,
  tags: ['foley', 'mechanical', 'organ', 'sound effects', 'bellows'],
  prices: [download({ USD: 21, EUR: 21, GBP: 18 })],
  contents: { Files: '318', Formats: 'WAV 24/96', Size: '1.3 GB' },
  description: prose`
    Blowers starting in cellars. Reservoirs filling. Trackers, pallets, stop knobs with ivory faces and with plastic ones, swell shutters,
    a cipher that would not stop for an hour, mice.

    Film people asked us for ships, and we had nothing to give them but organs. It turns out that a big reservoir going down sounds more
    like a ship than most ships do. So these are recorded close, dry and at several speeds, with the notes left out.

    Sorted by what moves: air, leather, wood, metal, people. The folder *people* is Grandfather's old apprentice saying what he thinks of
    a repair by another firm.
  `,
  page: [
    listen(sample('Trackers and stop knobs, in rhythm', 'hand-percussion')),
    text('For film', 'Start with air/reservoir-04-down. Then half speed. Then a quarter.'),
  ],
})

export const measuringARoom = guide({
  id: 'measuring-a-room',
  name: 'Measuring a Room',
  tagline: 'How to bring a space home in one evening with a borrowed loudspeaker.',
  published: 48,
  tags: ['impulse response', 'book', 'acoustics', 'technique'],
  prices: [download({ USD: 13, EUR: 13, GBP: 11 })],
  contents: { Pages: '72', Formats: 'PDF, EPUB', Language: 'English', Extras: 'sweep files and a seating plan' },
  description: prose`
    We have measured some sixty rooms and made each mistake in this book at least once. The sweep that was started with the vestry door
    open. The chair that creaked at every position because we had sat on it. The church whose clock struck ten during take ten.

    It tells you what to borrow, whom to ask, how loud to go, how to walk so that the floor does not answer, and how to know on the spot
    whether a measurement is any good. The arithmetic is done for you in a spreadsheet.

    Peg wrote it. Her brothers made the drawings and disagree with page 41.
  `,
  page: [
    listen(ballroom),
    text(
      'From page 12',
      prose`
        Ask the caretaker which door is never shut. Shut it. Then ask which radiator can be turned off, and do not believe the
        answer.
      `,
    ),
    pointTo('ballroom-ir'),
  ],
})
