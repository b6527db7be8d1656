import { download, free, listen, midiPack, picture, pointTo, prose, sample, shown, text, voice, voices } from '../vocabulary.ts'

export const secondFolder = sample('Folder two, leaning back', 'electric-piano')
const lastFolder = sample('Last folder, both hands', 'felt-piano')

export const chordsmith = midiPack({
  id: 'chordsmith',
  name: 'Chordsmith',
  cover: { kind: 'weave', inks: 'cobalt' },
  tagline: '220 chord progressions played by two hands that exist.',
  published: 2,
  tags: ['midi', 'chords', 'voicings', 'keys', 'jazz', 'soul'],
  prices: [download({ USD: 19, EUR: 19, GBP: 16, JPY: 2800 })],
  contents: { Files: '220', Formats: 'MID', Keys: 'all twelve', Tempos: '62 to 128', Size: '3 MB' },
  description: prose`
    My pupils brought progressions from MIDI packs and asked why they sounded stiff. I looked at the files. There were notes that no hand
    could reach, all starting in the same millisecond, all equally loud. It was like a photograph of a chord.

    So I recorded my own, one take each, and left the timing alone. The thumb lands late when I lean back. The top note is a touch
    louder, because that is where the tune is. Fingers that can stay where they are do so.

    The folders are ordered by how much the left hand has to do. The first needs none at all. The last one is for people who have been
    practising. Each file has a line with the fingering.
  `,
  scenes: [shown('roll', 'A page of folder five')],
  page: [
    listen(secondFolder, lastFolder),
    text(
      'Please do not quantise',
      prose`
        Set the project to the tempo in the file name and drag the file in. If something feels late, wait four bars. It was late on
        purpose and the next chord is why.
      `,
    ),
    picture(
      'roll',
      'Ten arrivals',
      prose`
        A chord from folder five, drawn large: the bass first, the fifth 21 milliseconds later, the thumb last. Straighten it and
        the room goes out of it.
      `,
      { reverse: true },
    ),
    voices(
      voice('I learnt to play folder three. That was not why I bought it.', 'Tess Moran', 'producer'),
      voice('The fingering lines alone.', 'Emil Strand', 'keyboard player'),
    ),
    pointTo('chordsmith-first-folder'),
  ],
})

export const firstFolder = midiPack({
  id: 'chordsmith-first-folder',
  name: 'Chordsmith, First Folder',
  tagline: 'Twenty progressions that need no left hand. Free.',
  published: 9,
  tags: ['midi', 'chords', 'free', 'beginner'],
  prices: [free()],
  contents: { Files: '20', Formats: 'MID', Keys: 'C, F, G, A minor', Tempos: '68 to 96', Size: '310 KB' },
  description: prose`
    The first folder of Chordsmith, complete, for nothing. Twenty progressions for one hand, four bars each, with the fingering written
    out. They are the ones I give to people who say that they cannot play.

    You may simply drag them into a song. I would be happier if you put the file on a screen, a keyboard on your knees, and tried number
    four with your own right hand. It has three notes and two of them are next to each other.

    If you get to number twenty, the second folder is waiting. It adds the left thumb.
  `,
  page: [
    listen(sample('Number four, three notes', 'electric-piano', undefined, { key: 'F', tempo: 76 })),
    text(
      'A week with it',
      prose`
        Three progressions a day, before anything else is switched on. On Sunday play none and see which one your hand does by
        itself.
      `,
    ),
    pointTo('chordsmith'),
  ],
})

export const saturdayLeftHand = midiPack({
  id: 'saturday-left-hand',
  name: 'Saturday Left Hand',
  tagline: 'Bass parts by a pianist: tenths, walking lines, and some well-placed nothing.',
  published: 247,
  tags: ['midi', 'bass', 'left hand', 'soul', 'jazz'],
  prices: [download({ USD: 14, EUR: 14, JPY: 2100 })],
  contents: { Files: '140', Formats: 'MID', Keys: 'all twelve', Tempos: '60 to 132', Size: '2 MB' },
  description: prose`
    Producers give the bass to a machine and then wonder why the chords float. In my lessons we take away the right hand for a month. This
    pack is that month: 140 left-hand parts, from whole notes to lines that walk, recorded on a weighted keyboard in one take each.

    They follow common progressions, named in the file, so you can put them under chords that you have. Stretches go up to a tenth and no
    further, because that is my hand.

    Thirty of the files rest more than they play. I use those most. Send them to a bass guitar and they stay believable; send them to a
    piano and somebody is sitting there.
  `,
  page: [
    listen(sample('File 88, mostly rests', 'finger-bass')),
    text(
      'Which chords fit',
      prose`
        Each folder is a progression in numbers, such as 2 5 1 6. Transpose freely. The walking ones change their passing notes
        between major and minor, so take the folder that matches.
      `,
    ),
  ],
})

export const lastTrainComping = midiPack({
  id: 'last-train-comping',
  name: 'Last Train Comping',
  tagline: 'How to accompany a singer who has one eye on the timetable.',
  published: 160,
  tags: ['midi', 'comping', 'keys', 'ballad', 'accompaniment'],
  prices: [download({ USD: 16, EUR: 16, JPY: 2400 })],
  contents: { Files: '96', Formats: 'MID', Keys: 'C, D flat, E flat, G', Tempos: '58 to 104', Size: '2 MB' },
  description: prose`
    Sessions end late and the last train does not. In the final half hour a singer wants one more take, and what helps is an
    accompaniment that holds still: few notes, clear beats, a breath where the line breathes.

    These are 96 accompaniments of eight and sixteen bars that I played for real singers at real half past elevens. The melody is not
    there. You will hear the gap where it belongs, and it is the shape of a voice.

    Every song form comes twice, once plain and once as played in the second verse, when everybody trusts each other a little more.
  `,
  page: [
    listen(sample('Second verse, E flat', 'electric-piano', undefined, { key: 'Eb' })),
    text(
      'Sing over it',
      prose`
        Or play one finger over it. If your melody collides with the comping, move the melody. The comping has been home and back
        already.
      `,
    ),
  ],
})
