import { describe, expect, it, test } from 'vitest';
import { writePost } from '../write.ts';
import { withoutExportMarks } from './chat-export.ts';

const write = (idea: string) => writePost({ idea }, { seed: 4 });

const STAMPS = [
  (time: number) => `[03/05/2024, 09:1${time}:20] `,
  (time: number) => `03.05.24, 09:1${time} - `,
  (time: number) => `5/3/24, 9:1${time} AM - `,
  (time: number) => `\u200e[2024-05-03, 09:1${time}:20] `,
  (time: number) => `[5/3/24, 9:1${time}:20\u202fAM] `,
];

describe('an exported chat', () => {
  it.each(STAMPS)('%# keeps what was said, and its author’s lines as theirs', (stamp) => {
    const idea = [
      `${stamp(1)}Me: we planted 400 trees on saturday`,
      `${stamp(2)}Lou Maas: <Media omitted>`,
      `${stamp(3)}Lou Maas: the school kids did half of it`,
      `${stamp(4)}Me: I only dug the holes`,
    ].join('\n');
    for (const variant of [0, 1, 2] as const) {
      const { text, missing } = writePost({ idea }, { seed: 4, variant });
      expect(text).not.toMatch(/Me:|Lou|omitted|09|9:1|2024/);
      for (const kept of [/400 trees/, /school kids did half/, /I only dug the holes/])
        expect(text).toMatch(kept);
      expect(missing.join()).toMatch(/conversation with Lou Maas/);
    }
  });

  it('in German is told by whoever is ‘Ich’ in it', () => {
    const { text } = write(
      '03.05.24, 09:10 - Nachrichten und Anrufe sind Ende-zu-Ende-verschlüsselt.\n03.05.24, 09:11 - Ich: wir haben 400 Bäume gepflanzt\n03.05.24, 09:12 - Lou: <Medien ausgeschlossen>\n03.05.24, 09:13 - Ich: und keiner ist vertrocknet',
    );
    expect(text).toMatch(/400 Bäume/);
    expect(text).not.toMatch(/Ich:|Lou|Medien|verschlüsselt/);
  });

  test.each([
    'Lou: image omitted',
    'Lou: \u200eaudio omitted',
    'Lou: video omitted',
    'Lou: sticker omitted',
    'Lou: GIF omitted',
    'Lou: document omitted',
    'Lou: <Media omitted>',
    'Lou: This message was deleted',
    'Lou: This message was deleted.',
    'Lou: You deleted this message',
    'Lou: <Medien ausgeschlossen>',
    'Lou: Bild weggelassen',
    'Lou: Diese Nachricht wurde gelöscht.',
    'Lou: <Multimedia omitido>',
    'Lou: imagen omitida',
    'Lou: Se eliminó este mensaje',
    'Lou: <Médias omis>',
    'Lou: image absente',
    'Lou: Ce message a été supprimé',
    'Lou: <attached: 00000012-PHOTO-2024.jpg>',
    'Lou: IMG-2024.jpg (file attached)',
    'Lou: Missed voice call',
    'Lou: null',
    'Messages and calls are end-to-end encrypted. No one outside can read them.',
    'Lou created group "Trees"',
    'Lou added Ana',
  ])('loses the line: %s', (line) => {
    const [first, last] = ['03.05.24, 09:10 - Lou: we planted 400 trees', '03.05.24, 09:12 - Ana: 390 live'];
    expect(withoutExportMarks(`${first}\n03.05.24, 09:11 - ${line}\n${last}`)).toBe(`${first}\n${last}`);
  });

  test.each([
    'Lou: the media loved it',
    'Lou: I left the image out',
    'Lou: we deleted the app',
    'Lou: nobody missed the call',
    'Lou: video calls are free',
    'Lou: they omitted my name',
    'Lou: Ana created a garden',
    'Lou: we added 40 trees',
    'Lou: no photo of it',
    'Lou: null was the error',
    'Lou: the image is omitted from the book',
    'Lou: she left using the back door',
    'Lou: this message was for you',
    'Lou: my message was deleted by the boss',
    'Lou: documents were missing',
    'Lou: stickers on every tree',
    'Lou: the audio guide is free',
    'Lou: Ana joined in May',
    'Lou: end-to-end tests pass',
    'Lou: we changed the group size',
    'Lou: der Ton war weg',
    'Lou: das Bild hängt noch',
    'Lou: la imagen es vieja',
    'Lou: le média a parlé de nous',
    'Lou: 40 (file 3 of 9)',
    'Lou: missed you',
    'Lou: location is the harbour',
    'Lou: a video of 40 trees',
    'Lou: contact card in the tin',
    'Lou: deleted 14 lines',
  ])('keeps the line: %s', (line) => {
    const text = `03.05.24, 09:10 - Ana: 400 trees\n03.05.24, 09:11 - ${line}`;
    expect(withoutExportMarks(text)).toBe(text);
  });

  test('marks of direction go from any notes', () =>
    expect(withoutExportMarks('We \u200eplanted\u202c trees.')).toBe('We planted trees.'));
});

describe('an answer keeps what was asked', () => {
  it.each([
    [
      'Ole  10:02\ndropouts fell from 40 to 12\nAna  10:03\nwas it only the evening slot?\nOle  10:04\nonly the evening slot. we opened it in March',
      /Only the evening slot\./,
    ],
    [
      '[10:02] Ole: breakages went from 9% to 2%\n[10:03] Ana: just the new boxes, right?\n[10:04] Ole: just the boxes. 3 sizes now',
      /Just the boxes\./,
    ],
    [
      'Ole  10:02\nqueues went from 30 minutes to 8\nAna  10:03\nand that was the second till?\nOle  10:04\nthe second till. it cost 900 euros',
      /The second till\./,
    ],
  ])('%s', (idea, kept) => expect(write(idea).text).toMatch(kept));

  it('and a chat whose answers mean nothing without their questions stays one', () => {
    const { text } = write(
      '[10:02] Ole: did the mayor come?\n[10:04] me: she sent 2 people\n[10:05] Ole: and then?\n[10:07] me: they ate',
    );
    expect(text).toMatch(/Did the mayor come\?/);
  });
});
