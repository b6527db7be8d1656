import { download, free, listen, picture, pointTo, prose, sample, showBundle, shown, template, text, voice, voices } from '../vocabulary.ts'

export const cueFive = sample('Cue 5, sketch with the template', 'harp-cascade')
const cueNine = sample('Cue 9, low strings', 'string-machine')

export const cueSheet = template({
  id: 'cue-sheet',
  name: 'Cue Sheet',
  tagline: 'A Cubase template for film music that delivers the stems while you sleep.',
  published: 194,
  version: '2.1.0',
  released: 29,
  tags: ['cubase', 'template', 'film', 'orchestral', 'stems'],
  prices: [download({ USD: 49, EUR: 49, GBP: 42 })],
  contents: { Formats: 'CPR', Needs: 'Cubase Pro 12 or newer', Tracks: '212', Stems: '11', Size: '48 MB' },
  hosts: ['Cubase Pro 12+'],
  description: prose`
    A film has sixty cues, and sixty times somebody asks for strings without the high ones. Cue Sheet is built for that question. 212 tracks
    lie in eleven stems that are routed, named, colour-coded, and exported in one go with the cue number and version in the file name.

    No sounds are included: load your own library and save. Every section has a quiet side for room tone and production music, a marker
    track that reads the editor's list, and a tempo grid that survives a picture change because the hits are pinned to timecode.

    I have delivered nine films and a series with it. The last page of the manual is a checklist for the night before.
  `,
  scenes: [shown('desk', 'Stems on the desk'), shown('roll', 'Cue 5, harp and low strings')],
  page: [
    listen(cueFive, cueNine),
    text(
      'What a picture change does',
      prose`
        The editor takes out four seconds at 01:12:20. Import the new list, press one key, and every cue after it moves, hits and
        all. The cue that was cut through turns red, and you go and have a coffee first.
      `,
    ),
    picture(
      'desk',
      'Eleven stems',
      prose`
        High strings, low strings, woods, brass, percussion pitched, percussion not, keys, voices, synth, sub, and one called
        *please keep*. Each prints with and without its reverb.
      `,
    ),
    voices(
      voice('I sent 640 files on a Friday and nobody rang on Monday.', 'Gwen Pryce', 'film composer'),
      voice('The stem called please keep has saved two friendships.', 'Clara Neumann', 'film composer'),
    ),
    showBundle('five-empty-rooms'),
    pointTo('platform-six', { reverse: true }),
  ],
})

export const fourTrack = template({
  id: 'four-track',
  name: 'Four Track',
  tagline: 'Logic with nearly everything hidden. Four tracks, one reel, no undo. Free.',
  published: 325,
  version: '1.4.0',
  released: 101,
  tags: ['logic', 'template', 'free', 'songwriting', 'lo-fi'],
  prices: [free()],
  contents: { Formats: 'LOGICX', Needs: 'Logic Pro 10.7 or newer', Tracks: '4', Size: '22 MB' },
  hosts: ['Logic Pro 10.7+'],
  description: prose`
    I wrote my best songs on a cassette machine and my longest to-do lists in Logic. This template takes the program and puts most of it out
    of sight. Four audio tracks. One reel of twelve minutes. To get a fifth part you bounce, and the bounce is final.

    It works with what comes with Logic: a channel strip for each track that saturates when you push it, a master with slow wow, a key
    command that does the bounce and empties the tracks. Undo is switched off. You can switch it on again, of course, and you will, once,
    and then you will see.

    Free, because a blank page should be.
  `,
  page: [
    listen(sample('Second bounce, guitar and voice', 'nylon-strings')),
    text(
      'House rules',
      prose`
        Record the drums first and never touch them. Leave track four for the thing you think of at the end. If the reel is full,
        the song is done.
      `,
    ),
  ],
})

export const loopingRig = template({
  id: 'looping-rig',
  name: 'Looping Rig',
  tagline: 'A Live set for one person and two feet. Eight loopers that listen to each other.',
  published: 0.5,
  tags: ['ableton', 'template', 'looping', 'live', 'performance'],
  prices: [download({ USD: 29, EUR: 29, GBP: 25 })],
  contents: { Formats: 'ALS', Needs: 'Ableton Live 12 Standard or newer', Tracks: '16', Size: '9 MB' },
  hosts: ['Ableton Live 12+'],
  description: prose`
    Looping on stage fails in two places: at the first loop, when the tempo is decided by a nervous foot, and at the last, when nothing can
    be taken away. This set is about these two.

    The first loop is measured over two rounds and the middle taken. From then on eight loopers follow each other. If the bass changes its
    length, the others know. Each has *before*, so you can bring back what was there two minutes ago. One pedal thins out: every press
    removes the loop that has been playing longest.

    Mapped for six pedals and any fader box. Tested in 41 concerts, of which two went wrong, and both times it was a cable.
  `,
  page: [
    listen(sample('Marimba, three feet deep', 'marimba-phase'), sample('Kalimba, thinning out', 'kalimba-garden')),
    text('Six pedals', 'Record, next, before, thin, stop, and one that does nothing until you decide. Mine turns on the light.'),
    voices(voice('The thin pedal ends songs better than I do.', 'Yara Salem', 'live act')),
  ],
})

export const podcastDesk = template({
  id: 'podcast-desk',
  name: 'Podcast Desk',
  tagline: 'A Reaper project that turns two microphones into an episode by lunch.',
  published: 143,
  version: '1.2.0',
  released: 70,
  tags: ['reaper', 'template', 'podcast', 'speech', 'loudness'],
  prices: [download({ USD: 19, EUR: 19 })],
  contents: { Formats: 'RPP', Needs: 'Reaper 6.6 or newer', Tracks: '10', Size: '4 MB' },
  hosts: ['Reaper 6.6+'],
  description: prose`
    Up to four voices, music, and a place for the advertisement that you do not have yet. Drag the recordings in, and the desk lines them up
    by the clap, levels the voices against each other and puts chapter markers where you typed a star.

    The effects are Reaper's own, set for speech by someone who has edited four hundred episodes: gentle, in a fixed order, each with a note
    that says what you would hear without it. One key renders to -16 LUFS for stereo and -19 for mono, with the cover and the chapters in
    the file.

    There is a checklist on track one. It begins with closing the window.
  `,
  page: [
    listen(sample('Title music, take it if you like', 'vibraphone-dusk')),
    text(
      'A normal episode',
      prose`
        Recording 50 minutes, editing 70, listening once through 45, rendering one key. If the second number is larger than the
        third, talk less.
      `,
    ),
  ],
})

export const clubMixdown = template({
  id: 'club-mixdown',
  name: 'Club Mixdown',
  tagline: 'A Bitwig template in which the kick is already loud enough.',
  published: 78,
  tags: ['bitwig', 'template', 'techno', 'house', 'mixing'],
  prices: [download({ USD: 25, EUR: 25 })],
  contents: { Formats: 'BWPROJECT', Needs: 'Bitwig Studio 5 or newer', Tracks: '18', Size: '12 MB' },
  hosts: ['Bitwig Studio 5+'],
  description: prose`
    The kick sits at -8 and does not move. Everything else is mixed against it, in six groups that duck by different amounts and for
    different times: bass most, pads longest, percussion hardly. That is all the trick there is, and it takes an evening to set up, so I
    set it up.

    A mono check below 120 Hz is always on screen. So is a picture of how the track will look to the person who plays after it: intro,
    outro, where the bass leaves, in bars.

    Four empty scenes at 124, 128, 132 and 140, with the ducking times worked out for each.
  `,
  page: [
    listen(sample('128, all six groups', 'house-machine')),
    text(
      'Do not turn up the kick',
      prose`
        There is a note on the fader that says so. If the kick seems quiet, something else is loud. Mute the groups one after the
        other and you will find it by the third.
      `,
    ),
  ],
})
