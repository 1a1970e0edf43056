import { expect, it } from 'vitest';
import { checkPost } from '../index.ts';
import { takeAsides } from '../writer/clean/asides.ts';
import { findSelfNotes } from './self-notes.ts';

const kept = (line: string) =>
  takeAsides(`We moved to the quay in May.\n${line}\n\nNow we have a van.`, 'The van.').text;
const rest = 'We moved to the quay in May.\n\nNow we have a van.';
const warned = (post: string) => checkPost(post).filter(({ rule }) => rule === 'unfinished');

/** Warned of in a finished post too. */
const keptAnywhere = [
  'Salary expectation 95k (don’t put that in).',
  'Budget was 80k, keep that out.',
  'My co-founder Ivo is leaving in March, nobody knows.',
  'NB: Rita leaves in Jan, team doesn’t know yet',
  'My partner Yann doesnt know the number yet so keep that quiet',
  'between us: Tom was fired',
  'Between you and me, Tom was fired.',
  'Tom was fired but please don’t share that.',
  'Off-the-record: Tom was fired',
  '**Off the record:** Tom was fired',
  'Intern: Kündigung von Herrn Weber läuft.',
  'Margin was 31 per cent (please leave that out)',
  'Dana earns twice what I do - not for sharing',
  'Rent is 4,100 now; don’t mention that anywhere.',
  'The CFO resigned, the staff haven’t been told yet.',
  'Priya is pregnant and her boss doesn’t know yet.',
  'Just between us: the pilot failed.',
  'Keep this quiet: the buyer is Siemens.',
  'Don’t tell anyone, but we sold to Bosch.',
  'Secret: we open in Lyon in May.',
  'For your eyes only: the runway is 4 months.',
  'The runway is 4 months, so pls don’t post that number.',
  'Der Umsatz sank um 8 Prozent, das bitte nicht schreiben.',
  'Der Umsatz sank um 8 Prozent (nicht weitersagen).',
  'Unter uns: Der Umsatz sank um 8 Prozent.',
  'Nur intern: Der Umsatz sank um 8 Prozent.',
  'Jan geht im Mai, das Team weiß es noch nicht.',
  'Entre nous, le chiffre a baissé de 8 %.',
  'Le chiffre a baissé de 8 % (ne pas le dire).',
  'Perdimos el cliente, no lo digas a nadie.',
  'Que quede entre nosotros: perdimos el cliente.',
  'Il cliente ci lascia, non dirlo a nessuno.',
  'O cliente saiu, não contar isso.',
  'De klant vertrekt, niet doorvertellen.',
];
const secrets = [
  ...keptAnywhere,
  'We fired the agency in April, but that stays between us.',
  '[confidential] the runway is 4 months',
  'CONFIDENTIAL - the runway is 4 months',
  'The runway is 4 months (between us).',
  'Revenue was 3m, under NDA.',
  'Revenue was 3m (NDA!)',
  'Revenue was 3m -- embargoed until June',
  'Revenue was 3m, do not disclose.',
  'Revenue was 3m - internal number, don’t use',
  'Revenue was 3m, not public info',
];
/** The wish comes in a sentence of its own. */
/** Warned of in a finished post too. */
const wishedAnywhere = [
  'The runway is 4 months. Please keep that to yourself.',
  'The runway is 4 months. Nobody knows this yet.',
  'Tom was fired. keep this between us',
  'Tom was fired. Don’t quote me on this',
  'Tom was fired. (don’t share that)',
  'Ivo is leaving in March. Nobody knows.',
];
const wished = [
  ...wishedAnywhere,
  'The runway is 4 months!! dont share',
  'The runway is 4 months. That must not get out.',
  'The runway is 4 months. This can’t go public.',
];
/** Warned of in a finished post too. */
const toDoAnywhere = [
  'Don’t name the hospital group (Asklepios).',
  'Not sure if i can say the number publicly, ask Mark',
  'Mit Lena klären ob das Budget da ist',
  'Noch mit Jan abstimmen, ob wir DHL nennen dürfen.',
  'Consultar con Ana antes de publicar',
  '(client ka naam mat likhna - Meridian Foods)',
  'Check w/ Mia if ok to use her name',
  'Ana fragen ob das ok ist',
  'Erst mit Herrn Kurz absprechen, dann posten',
  'Preguntar a Luis si podemos dar la cifra',
  'Vérifier avec Claire avant de publier',
  'Chiedere a Marta prima di pubblicare',
  'Bij Els navragen of dit mag',
  'Remind me to add the photo',
  'Do not mention the client’s name (Nordbank).',
  'Don’t name names: it was Acme.',
];
const notes = [
  ...toDoAnywhere,
  'Ask legal before publishing.',
  'run past Nina first',
  'get Tom’s ok before this goes out',
  'Leave out the name of the hospital (Charité).',
  'No names please - it was Acme',
  '(bitte keinen Namen nennen - Firma Krause)',
  '(company name change kar dena - Infosys)',
  'better ending needed',
  'fix the intro later',
];
const story = [
  'Nobody knows how much work went into it.',
  'The team knows what to do.',
  'My mother doesn’t know yet what an API is.',
  'He told me to keep it quiet, so I spoke up.',
  'Keep it simple.',
  'Keep that in mind when you hire.',
  'Leave it out in the sun for a day.',
  'Don’t share your password with anyone.',
  'I don’t tell people what to do.',
  'Don’t put it off.',
  'She did not mention that.',
  'We never publish that kind of number.',
  'I said nothing about it.',
  'The secret: we ask twice.',
  'Our secret: patience.',
  'Private equity bought the shop.',
  'Internal mobility works.',
  'They don’t know me yet.',
  'The client doesn’t know what it wants.',
  'Between us we have forty years in the trade.',
  'Between you and me stood a desk.',
  'My boss doesn’t know Excel.',
  'The customers don’t know that.',
  'Nobody has heard of us.',
  'It is private, it is family owned, and it works.',
  'The number is public.',
  'That’s not for everyone.',
  'This is not for beginners.',
  'We kept that between us for years.',
  'Don’t use that word in a tender.',
  'So we stopped, and nobody told us why.',
  'Please don’t do that.',
  'Kunden fragen, ob das geht.',
  'Mit Lena klären wir das am Montag.',
  'Consultar con un abogado es caro.',
  'Wir sagen das nicht weiter.',
  'Nobody knows the recipe but Rosa.',
  'Tag Heuer sponsored our regatta in May.',
  'Tag lines sell in Berlin too.',
  'The doctors don’t know the cause yet.',
  'How it got there, nobody knows.',
  'He doesn’t know that yet.',
  'Full stops in an address confuse the reader, leave them out.',
  'I’ll take the lot off and do it over.',
];

it.each([...secrets, ...wished])('takes what is kept from readers in ordinary words: %s', (line) => {
  expect(kept(line)).toBe(rest);
  expect(findSelfNotes(line, true).some(({ kind }) => kind === 'secret')).toBe(true);
});

it.each(notes)('takes what is to be asked or left out: %s', (line) => {
  expect(kept(line)).toBe(rest);
});

it.each(story)('leaves what is told: %s', (line) => {
  expect(kept(line)).toBe(`We moved to the quay in May.\n${line}\n\nNow we have a van.`);
  expect(kept(`It was dark. ${line} So we went.`)).toContain(`It was dark. ${line} So we went.`);
  expect(warned(`We moved to the quay in May. ${line} Now we have a van.`)).toEqual([]);
});

it('takes the sentences that go on from a secret', () => {
  expect(kept('Off the record, Tom was fired. He took 12,000 dollars from the till. We hired Ann.')).toBe(
    'We moved to the quay in May.\nWe hired Ann.\n\nNow we have a van.',
  );
  expect(kept('Between us, we lost the Hansen account. It paid us 40,000 a year. That hurt.')).toBe(rest);
  expect(kept('Tom was fired. Keep that between us. He took 12,000 from the till.')).toBe(rest);
});

it('takes what comes where the wish stands first on its line', () => {
  expect(kept('Keep this between us. Tom is leaving in March.').trim()).not.toContain('Tom');
  expect(takeAsides('Off the record. The board wants to sell.\n\nWe moved in May.').text).toBe(
    'We moved in May.',
  );
});

it('knows the name that is not to be said, wherever it stands', () => {
  const never = (text: string) => takeAsides(text, 'x').never;
  expect(never('Asklepios paid late. Don’t name the hospital group (Asklepios).')).toEqual(['Asklepios']);
  expect(never('We work for Meridian Foods. (client ka naam mat likhna - Meridian Foods)')).toEqual([
    'Meridian Foods',
  ]);
  expect(never('Our supplier Brandt was late. (don’t name the supplier)')).toEqual(['Brandt']);
  expect(never('Brandt, our supplier, was late. (don’t name the supplier)')).toEqual(['Brandt']);
  expect(never('The reorg took a year.\nmy boss reads this so nothing about the reorg')).toEqual(['reorg']);
});

it('warns of what may still stand in a draft, each by itself and first', () => {
  const many =
    'We bought a van.\nTODO: a\nTag Marco\nAsk Priya first\nAdd photo here\ncheck the name with Tom\nask Ana if ok to be quoted';
  const { left } = takeAsides(many);
  expect(left[0]).toBe(
    'Ask first, as your notes say: what it is about may stand in the draft: ‘ask Ana if ok to be quoted’',
  );
  expect(left).toHaveLength(6);
  expect(takeAsides('We moved in May.\n\nPls don’t share w/ anyone yet.').left).toEqual([
    'Look whether the draft holds what is meant: your notes ask to keep it from readers: ‘Pls don’t share w/ anyone yet’',
  ]);
});

it('leaves nothing of notes that are all for nobody, and says so; things to do stay where they are all there is', () => {
  expect(takeAsides('Off the record, Tom drank.')).toEqual({
    text: '',
    left: ['Left out, since your notes keep it from readers: ‘Off the record, Tom drank’'],
    never: [],
  });
  expect(takeAsides('TODO write about the van')).toEqual({
    text: 'TODO write about the van',
    left: [],
    never: [],
  });
});

it.each([
  ...keptAnywhere,
  ...wishedAnywhere,
  ...toDoAnywhere,
  'Das Team ist müde. Jan geht im Mai, das Team weiß es noch nicht.',
  'my boss reads this so nothing about the reorg',
  'note to self: nicer ending',
  'Tom was fired. Pls don’t tell anyone yet.',
])('is warned of in a finished post: %s', (line) => {
  expect(warned(`We moved to the quay in May.\n\n${line}\n\nNow we have a van.`)).not.toEqual([]);
});
