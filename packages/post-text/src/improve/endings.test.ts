import { describe, expect, it } from 'vitest';
import { checkPost } from '../checks/check-post.ts';
import { unsupportedClaims } from '../checks/claims/unsupported-claims.ts';
import { guessLanguage } from '../text/language.ts';
import { GOALS } from '../writer/brief.ts';
import { BRIEFS } from '../../testing-data/test-briefs.ts';
import { writePost } from '../writer/write.ts';
import { closeWith, findEndings, judgeEndings } from './endings.ts';

const text = `We took four fields out of our sign-up form. Before, 41 in a hundred finished it; after, 63.

I had defended every one of them.

Which field would you drop first? Nobody missed the fields.

#forms`;

const posts = BRIEFS.filter((brief, index) => !brief.messy && index % 5 === 0).map(
  (brief) => writePost(brief, { seed: 5 }).text,
);

const tellsOf = (text: string) =>
  checkPost(text).flatMap(({ group, message }) => (group === 'tell' ? [message] : []));

describe('endings by goal', () => {
  it.each(GOALS)(
    '%s: five for every post, that claim nothing and read like a person',
    { timeout: 30_000 },
    (goal) => {
      for (const post of posts) {
        const endings = findEndings(post, goal);
        const had = new Set(tellsOf(post));
        expect(endings.length).toBe(5);
        expect(new Set(endings.map(({ line }) => line)).size).toBe(5);
        for (const { line, reason } of endings) {
          expect(reason).toMatch(/\.$/);
          expect(unsupportedClaims(line, post).map(({ message }) => message)).toEqual([]);
          expect(tellsOf(closeWith(post, line)).filter((tell) => !had.has(tell))).toEqual([]);
        }
      }
    },
  );

  it('puts what the text holds before what would go with any', () => {
    const [first, second] = findEndings(text, 'comments');
    expect(first).toMatchObject({ pattern: 'own', line: 'Which field would you drop first?' });
    expect(second?.line).toContain('sign-up form');
    expect(findEndings(text, 'leads')[0]?.line).toContain('sign-up form');
  });

  it('asks nobody for a figure beside an illness', () => {
    const told = (what: string) => findEndings(`${what} took 14 weeks. I counted 31 visits.`, 'comments', 20);
    const lines = (what: string) => told(what).map(({ line }) => line);
    expect(lines('The new oven')).toContain('What are your numbers like?');
    expect(lines('My cancer')).not.toContain('What are your numbers like?');
  });

  it.each([
    'My business partner Henrik died in March. We had run the workshop for 19 years. On Friday I took an order.',
    'We sent 2,300 customers an invoice that was not theirs. It was our mistake. I am sorry.',
  ])('asks and invites nothing under grief or an apology: %s', (told) => {
    for (const goal of GOALS)
      expect(findEndings(told, goal).filter(({ pattern }) => pattern !== 'own')).toEqual([]);
  });

  it.each([
    [
      'I manage a team of 28. They swap shifts in a chat. The two newest always get the Sunday. I don’t know how to fix that without taking the chat away.',
      'How would you fix that?',
    ],
    [
      'Our Tuesday class is empty and the Thursday one is full. Same teacher, same price. I have no idea why.',
      'Any idea why?',
    ],
    [
      'We have two offers for the shop, from a chain and from our baker. The chain pays more. I still do not know what to do.',
      'What would you do?',
    ],
    [
      'My hens lay on the neighbour’s side of the hedge. I have not found a way to move them.',
      'How would you move them?',
    ],
  ])('asks what the text leaves open before anything else: %s', (told, question) => {
    expect(findEndings(told, 'comments')[0]?.line).toBe(question);
    for (const variant of [0, 1, 2] as const)
      expect(writePost({ idea: told, goal: 'comments' }, { seed: 7, variant }).text).toMatch(
        new RegExp(`\\n\\n${question.replace('?', '\\?')}$`),
      );
  });

  it.each([
    'I did not know how to fix that. Then a pupil showed me. We use her list now.',
    'I don’t know how to code. I built the booking page in a weekend. It has taken 40 bookings since.',
  ])('asks nothing of what is solved: %s', (told) => {
    for (const { line } of findEndings(told, 'comments')) expect(line).not.toMatch(/How would you|Any idea/);
  });

  it('moves an own sentence to the end and leaves the hashtags last', () => {
    const closed = closeWith(text, 'Which field would you drop first?');
    expect(closed).toMatch(/Nobody missed the fields\.\n\nWhich field would you drop first\?\n\n#forms$/);
    expect(closed.match(/Which field/g)).toHaveLength(1);
    expect(closeWith(closed, 'Which field would you drop first?')).toBe(closed);
  });

  it('takes the place of the question that ended the text', () => {
    const closed = closeWith(
      'We cut the form.\n\nIt worked.\n\nWhat about yours?',
      'Follow me, especially if you disagree.',
    );
    expect(closed).toBe('We cut the form.\n\nIt worked.\n\nFollow me, especially if you disagree.');
  });

  it('puts no English line under a text in another language', () => {
    const german =
      'Wir haben das Formular gekürzt und die Leute sind geblieben. Welches Feld würden Sie streichen?';
    const [own, ...general] = findEndings(german, 'comments');
    expect(own).toMatchObject({ line: 'Welches Feld würden Sie streichen?', general: false });
    expect(general.map(({ line }) => line)).toEqual([
      'Wer hat es anders gelöst?',
      'Wo stimmt das nicht?',
      'Was fehlt hier noch?',
    ]);
    expect(findEndings(german, 'leads')).toEqual([]);
  });

  it.each([
    ['fr', 'Nous avons raccourci le formulaire et les gens sont restés. Personne ne regrette les champs.'],
    ['es', 'Hemos acortado el formulario y la gente se ha quedado. Nadie echa de menos los campos.'],
    ['it', 'Abbiamo accorciato il modulo e la gente è rimasta. Nessuno rimpiange i campi.'],
    ['nl', 'Wij hebben het formulier korter gemaakt en de mensen zijn gebleven. Niemand mist de velden.'],
    ['pt', 'Nós encurtamos o formulário e as pessoas ficaram. Ninguém sente falta dos campos.'],
    ['hi', 'हमने फॉर्म छोटा किया और लोग रुके रहे। किसी को वे सवाल याद नहीं आए।'],
  ])('asks in the language of the text, and names no question as its own: %s', (language, post) => {
    const endings = findEndings(post, 'comments');
    expect(endings).toHaveLength(3);
    for (const { line, general } of endings) {
      expect(general).toBe(true);
      expect(guessLanguage(`${post} ${line}`)).toBe(language);
      expect(line).toMatch(/\?$/);
      const closed = checkPost(closeWith(post, line)).filter(({ group }) => group === 'tell');
      expect(closed).toEqual([]);
    }
  });

  it.each([
    ['comments', 'Would you take four fields out of your sign-up form?'],
    ['saves', 'Save this for the next time you add a field.'],
    ['leads', 'About to take four fields out of your sign-up form? Send me a message.'],
    ['followers', 'If you run a small bakery too, follow me.'],
  ] as const)('are made of what the text tells, before those that go with any: %s', (goal, line) => {
    const endings = findEndings(
      'I run a small bakery in Leeds. We took four fields out of our sign-up form. Nobody missed the fields. Ask before you add a field.',
      goal,
    );
    expect(endings.find((ending) => ending.line === line)).toMatchObject({ general: false });
    const general = endings.map((ending) => ending.general);
    expect(general).toEqual(general.toSorted((a, b) => Number(a) - Number(b)));
    expect(endings.some((ending) => ending.general)).toBe(true);
  });

  it('puts no question to the reader that the author asks of themselves, nor a sentence that leans', () => {
    const told =
      'I recorded my calls. What did I find? I talk too much. Now I know. People write to us about it.';
    const lines = GOALS.flatMap((goal) => findEndings(told, goal).map(({ line }) => line));
    expect(lines).not.toContain('What did I find?');
    expect(lines).not.toContain('People write to us about it.');
  });

  it('ranks what somebody else wrote by the goal', () => {
    const ranked = judgeEndings(['It was a good week.', 'Which field would you drop?'], text, 'comments');
    expect(ranked.map(({ line }) => line)).toEqual(['Which field would you drop?', 'It was a good week.']);
    expect(ranked[0]?.reason).toContain('field');
  });
});
