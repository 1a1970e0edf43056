import { describe, expect, it, test } from 'vitest';
import { writePost } from '../write.ts';

const write = (idea: string) => writePost({ idea }, { seed: 4 });
const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('thanks that end notes which are no mail', () => {
  it.each([
    'Thank you, Mr. Okafor.',
    'Thanks, Grandad.',
    'Thank you, Ilse.',
    'Many thanks, Dr. Weiss.',
    'Thank you, Ana Ruiz.',
    'Thanks, team Leeds.',
    'Thank you, nurses of ward 4.',
    'Thank you!',
    'Thanks to the 12 who stayed.',
    'Cheers to Maud.',
    'Thank you, Bilal!',
    'Thank you both, Jo and Kim.',
  ])('stay: %s', (thanks) => {
    const notes = 'We reopened the mill in Bruges on Friday. My neighbour lent us his crane for 9 days.';
    expect(flat(write(`${notes} ${thanks}`).text)).toContain(thanks.replace(/[.!]$/, ''));
  });

  it.each([
    ['Wir haben die Mühle am Freitag wieder eröffnet. Der Kran war 9 Tage da.', 'Danke, Papa.'],
    ['Reabrimos el molino el viernes. La grúa estuvo 9 días.', 'Gracias, mamá.'],
    ['On a rouvert le moulin vendredi. La grue est restée 9 jours.', 'Merci, Julie.'],
  ])('stay in other languages: %s', (notes, thanks) => {
    expect(flat(write(`${notes} ${thanks}`).text)).toContain(thanks.replace('.', ''));
  });

  it.each([
    'Hi Ute,\n\nas promised, here are my lines. We reopened the mill in Bruges on Friday. The crane stood there for 9 days.\n\nThanks, Ben',
    'From: Ben\nSubject: mill\n\nWe reopened the mill in Bruges on Friday. The crane stood there for 9 days.\n\nThank you, Ben',
  ])('go with a mail, and their author is told', (mail) => {
    const { text, missing } = write(mail);
    expect(text).not.toMatch(/Ben|[Tt]hank/);
    expect(missing.join()).toMatch(/Left out as the end of a mail: ‘Thank(?:s| you), Ben’/);
  });
});

describe('a last sentence near such thanks', () => {
  it.each([
    'Thanks to Ada the pump runs again.',
    'Best of all, nobody asked.',
    'Cheers went up at nine.',
    'Love, said my aunt, is a crane.',
    'Regards are cheap.',
    'All the best went to Gent.',
    'Yours truly carried the stones.',
    'See you on the pier on Sunday.',
    'Take care of the wheel first.',
    'The wind, thank God, stayed.',
    'I thank Bo.',
    'We thanked Mr. Haas in May.',
    'Many thanks were said.',
    'My thanks go to Ida Brandt.',
    'Thank you for 9 good years.',
    'Warm regards came from Oslo.',
    'Best, the miller said, is stone.',
    'Dank je wel, riep Bo.',
    'He signed with Ben.',
  ])('stays: %s', (last) => {
    const notes = 'We reopened the mill in Bruges on Friday. My neighbour lent us his crane for 9 days.';
    expect(flat(write(`${notes} ${last}`).text)).toContain(last.replace(/[.]$/, '').slice(-12));
  });
});

describe('what somebody did and wants unsaid', () => {
  test.each([
    [
      'My uncle drove us there and I slept. My coach called and I cursed. dont mention the cursing. We won 3 to 1.',
      /My coach called/,
      /cursed/,
    ],
    [
      'They clapped for a minute and I blushed. please leave out the blushing. 200 people came.',
      /They clapped for a minute/,
      /blush/,
    ],
    [
      'The judge read it aloud, and we laughed. dont mention the laughing. The fine was 40 euros.',
      /read it aloud/,
      /laugh/,
    ],
  ])('is one clause of a sentence that tells more: %s', (idea, kept, gone) => {
    const { text, missing } = write(idea);
    expect(text).toMatch(kept);
    expect(text).not.toMatch(gone);
    expect(missing.join()).toMatch(gone);
  });

  it('takes all of a sentence that tells it from its beginning', () => {
    expect(
      write('She failed the exam and I was sad. dont mention the exam. We met in May.').text,
    ).not.toMatch(/failed|sad/);
  });
});
