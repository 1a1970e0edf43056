import { describe, expect, it, test } from 'vitest';
import { writePost } from '../write.ts';
import { unframeTold } from './framed.ts';
import { withoutSaidFirst } from './said-first.ts';

const write = (idea: string) => writePost({ idea }, { seed: 4 });
const flat = (text: string) => text.replace(/\s+/g, ' ');

describe('what is said to whoever writes before it is told', () => {
  test.each([
    ['Could you think of a polite way to say that the mayor never answered?', 'The mayor never answered.'],
    ['Oh, and maybe mention that Ida drew the plan.', 'Ida drew the plan.'],
    ['All I really wanted to say is that the pool stays open.', 'The pool stays open.'],
    ['Just a short update to say that the bridge is shut.', 'The bridge is shut.'],
    [
      'Just a quick note to say that all 31 of our drivers now hold a licence.',
      'All 31 of our drivers now hold a licence.',
    ],
    ['Only to confirm that we move in June.', 'We move in June.'],
    ['This is to let you know that the choir sings on Friday.', 'The choir sings on Friday.'],
    ['not sure if this is worth a post but we sold the last lamp', 'We sold the last lamp'],
    ['Could you please also add that it cost 40 euros?', 'It cost 40 euros.'],
  ])('goes, and that stands as a sentence: %s', (said, told) => expect(unframeTold(said).text).toBe(told));

  test.each([
    ['Bueno, mira, esto es para LinkedIn, eh, nosotros abrimos en mayo.', 'Nosotros abrimos en mayo.'],
    ['Also ähm das ist diktiert, ich bin Gärtnerin.', 'Ich bin Gärtnerin.'],
    ['Bon alors c’est pour le post LinkedIn, donc nous avons fermé.', 'Nous avons fermé.'],
    ['O sea nadie vino.', 'Nadie vino.'],
    ['ok so um this is for the linkedin page, we sold 40 boats', 'We sold 40 boats'],
  ])('goes in every language: %s', (said, told) => expect(withoutSaidFirst(said).text).toBe(told));
});

describe('talk with whoever writes', () => {
  it.each([
    ['So for this week’s post I’d like something less formal than last time.', /less formal/],
    ['What do you think, does it sound too preachy?', /preachy/],
    ['So yeah, that’s sort of it.', /sort of it/],
    ['Cut this if it’s too personal!', /personal/],
    ['End with a line about patience being a tool.', /patience/],
    ['finish on something about the sea blah blah', /the sea/],
    ['hook?? maybe something with the goat', /goat|hook/i],
    ['Maybe ask how many boats they own.\nEnd with a question', /boats they own/],
    ['So how did the move to the harbour go, for the newsletter?', /newsletter/],
  ])('is not printed, and told: %s', (said, gone) => {
    const { text, missing } = write(
      `We repair boats in Emden. We had 12 boats in May and 31 in June.\n${said}`,
    );
    expect(text).not.toMatch(gone);
    expect(text).toMatch(/31/);
    expect(missing.join()).toMatch(gone);
  });

  it.each([
    ['Tengo una librería en Vigo. Vendimos 300 mapas en mayo. Venga, hazlo bonito.', /hazlo/],
    ['On vend des cartes à Vannes. En mai on en a vendu 300. Bref, arrange ça bien.', /arrange/],
    ['Wir verkaufen Karten in Husum. Im Mai waren es 300. Ja also mach es bitte schön.', /mach es/],
    ['- 300 Karten im Mai\n- Bild einfügen von der Werkstatt\n- Fazit: Papier hält', /Bild|Fazit/],
    ['Thema: Karten in Husum\nIm Mai haben wir 300 Karten verkauft. Im Juni waren es 410.', /Thema/],
  ])('is not printed in other languages: %s', (idea, gone) => {
    const { text } = write(idea);
    expect(text).not.toMatch(gone);
    expect(text).toMatch(/300/);
  });

  test('a greeting to whoever writes is none to readers', () => {
    const { text } = write(
      'Hey! For this week’s one I’d like something more serious than last time. We sold 40 boats. The harbour froze in May.',
    );
    expect(text).not.toMatch(/Hey|serious/);
  });
});

describe('honest sentences near such talk', () => {
  it.each([
    'The last one was too small for my boat.',
    'I would like something warmer than last winter.',
    'What do you think of the new pier?',
    'Do you think that is too much?',
    'We end with a song about the sea.',
    'The hook was 40 cm long.',
    'That is all of it.',
    'To say that it works is not enough.',
    'Can you say that in front of your crew?',
    'Please say that again, she asked.',
    'What I wanted was a yes.',
    'My mother used to say that boats talk.',
    'Delete the app if it drains your phone.',
    'We cut the rope if it is too old.',
    'Ask how many people own the boat.',
    'Just to be clear, nobody was hurt.',
    'A note to the harbour office cost 9 euros.',
    'I am writing a book about knots.',
    'She wrote to confirm the date.',
    'We wanted to let the paint dry.',
    'Maybe the tide says more.',
    'Could you live on a boat?',
    'The crew said that we should go.',
    'I asked for something a bit cheaper.',
    'This is for my father.',
    'The post came at nine.',
    'LinkedIn is where I met Ole.',
    'It is not a post, it is a pole.',
    'Our theme was the moon.',
    'The ending was loud.',
    'You think that is too negative.',
  ])('%s', (said) => {
    const { text } = write(
      `We repair boats in Emden. ${said} We had 12 boats in May and 31 in June. The pier is new.`,
    );
    expect(flat(text).toLowerCase()).toContain(said.replace(/[.?]$/, '').toLowerCase());
  });

  it.each([
    'Also, wir haben 40 Boote.',
    'Mira vende pan en Vigo.',
    'Bueno es saberlo.',
    'Das ist für uns neu.',
    'Bon courage à tous.',
    'Voilà le port.',
    'Hier ist die Post zu.',
    'Well, it rained.',
    'Esto es para mi madre.',
    'LinkedIn, das war für mich neu.',
  ])('%s begins as it does', (said) => expect(withoutSaidFirst(said).text).toBe(said));
});

test('a figure that somebody else put right stands for the one before it', () => {
  const { text } = write(
    'We repaired about 300 radios. Edit: Ole says 412, use that. Most were older than me.',
  );
  expect(text).toMatch(/about 412 radios/);
  expect(text).not.toMatch(/300|Ole|Edit/);
});
