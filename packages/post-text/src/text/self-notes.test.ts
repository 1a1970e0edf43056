import { describe, expect, it } from 'vitest';
import { findSelfNotes } from './self-notes.ts';

const taken = (text: string) =>
  findSelfNotes(text, true).map(({ start, end }) => text.slice(start, end).trim());

const story = 'We closed the Leeds shop in May. The landlord wanted 3,400 a month.';

const notes = [
  'TODO ask Dana if ok to say this.',
  'TODO: find the receipt',
  'Note to self: check the date with Priya before posting.',
  'Check the date with Priya.',
  'double check the figure with Ana before publishing',
  'Need to confirm the name with Tom before this goes live.',
  'pls ask Marek if it’s ok to share',
  'Ask Priya first.',
  'I have to run this by legal before we post.',
  'Tag Marco and Ines.',
  'Don’t forget to tag Marco in the comments.',
  'Add screenshot here.',
  'insert photo of the van',
  'Attach the chart in the first comment.',
  'Get permission from her before posting.',
  'maybe too cheesy',
  'ask Lena whether I can name her',
  'note: link to changelog here',
  'No publicar el nombre del ayuntamiento.',
  'Den Namen der Firma bitte nicht nennen.',
  'Ne pas citer le nom de la mairie.',
  'Is this too salesy?',
  'Not sure if this belongs here.',
  'idk if i should mention him',
  'Keep this bit?',
  'Notiz an mich: Datum prüfen.',
  'Nota para mí: revisar la fecha.',
  'Note à moi-même : vérifier la date.',
];

const secrets = [
  'Off the record, he never paid.',
  'Confidential: the buyer is a bank.',
  'Not public yet: we open a second shop.',
  'He was drunk, but that’s not for the post.',
  'He was drunk (not for LinkedIn).',
  'He owes us 9,000 — don’t post that bit.',
  'He never paid – off the record.',
  'He never paid [off the record].',
  'The buyer is a bank, but that’s confidential.',
  'Vertraulich: Der Käufer ist eine Bank.',
  'Confidentiel : l’acheteur est une banque.',
];

const readers = [
  'TODO was the name of our first app.',
  'Wir wollen den Preis nicht nennen.',
  'We asked whether we can use the hall.',
  'The number of vans here is two.',
  'The photo of the van hangs here.',
  'TODO comments in our code grew to 4,000.',
  'Verify the source before you publish.',
  'Double check your figures before posting.',
  'Put the link in the first comment.',
  'Add a photo of the team at the end.',
  'Maybe a little crazy.',
  'I keep a diary, not for publication.',
  'The recipe (not for publication) stayed in the family.',
  'We wait a week before we publish a number.',
  'Ask if it is ok to record.',
  'He told me at lunch. Confidential.',
  'I asked him why. That is confidential. That is what he always said.',
  'Don’t mention Salesforce. That was the one rule of my first boss.',
  'Between you and me, I nearly quit.',
  'Note to self: never demo on hotel wifi.',
  'TODO lists are a lie.',
  'Ask first, then build.',
  'Ask your team first.',
  'Check the date.',
  'Check with your lawyer before you post a job ad.',
  'Check your figures before you publish a price list.',
  'Add a photo.',
  'Tag a friend.',
  'The form was bad. Too long. Too many fields.',
  'It was a bit much.',
  'Perhaps we were too late.',
  'Talks off the record helped.',
  'The lab is not for the public.',
  'Confidential information stays with the nurse.',
  'Keep this in mind.',
  'Keep it private until you sign.',
  'I was not sure if it fits the van.',
  'Voice notes changed how I work.',
  'Notes for the new apprentice hang on the wall.',
  'My first draft had 40 pages.',
  'Don’t mention the price on the first call.',
  'Never talk about salary first.',
  'Leave the phone out of the room.',
  'He asked me to keep his name out of it.',
  'We get permission from every patient before publishing.',
];

describe('what notes say to their author', () => {
  it.each(notes)('a thing to do: %s', (note) => {
    expect(taken(`${story}\n${note}\nNow we have a van.`)).toEqual([note]);
  });

  it.each(secrets)('not for readers: %s', (secret) => {
    expect(findSelfNotes(`${story} ${secret} Now we have a van.`, true).map(({ kind }) => kind)).toEqual([
      'secret',
    ]);
  });

  it.each(readers)('a sentence of the post: %s', (sentence) => {
    expect(taken(`${story} ${sentence} Now we have a van.`)).toEqual([]);
    expect(taken(`${story}\n${sentence}\nNow we have a van. The price and the phone stayed.`)).toEqual([]);
  });

  it('takes what was told with the words that keep it from readers', () => {
    for (const back of [
      'That part is not for the post.',
      'Don’t post that.',
      'Off the record.',
      'No publicar.',
    ])
      expect(taken(`${story} He drank. ${back} Now we have a van.`)).toEqual(['He drank.', back]);
  });

  it('knows what shall stay unsaid, where the notes speak of it', () => {
    const unsaid = (text: string) => findSelfNotes(text, true).flatMap(({ about }) => about);
    expect(unsaid(`${story} (don’t mention the landlord)`)).toEqual(['landlord']);
    expect(unsaid(`${story} Please leave the landlord out of it.`)).toEqual(['landlord']);
    expect(unsaid('Brightwater paid late. Don’t name Brightwater.')).toEqual(['Brightwater']);
    expect(unsaid('Müller hat gekündigt. (Müller nicht erwähnen)')).toEqual(['Müller']);
    expect(unsaid(`${story} (don’t mention the mayor)`)).toEqual(['mayor']);
    expect(findSelfNotes(`${story} (don’t mention the mayor)`, true, 'The mayor came.')[0]?.about).toEqual([
      'mayor',
    ]);
  });

  it('leaves the name of the notes out, and a list of things to do', () => {
    expect(taken('Notes for LinkedIn (draft, pls don’t publish as is):\n- nobody used it')).toEqual([
      'Notes for LinkedIn (draft, pls don’t publish as is):',
    ]);
    expect(taken(`${story}\nTODO:\n- call Dana\n- find the picture\n\nNow we have a van.`)).toEqual([
      'TODO:',
      '- call Dana',
      '- find the picture',
    ]);
  });

  it('keeps what brackets say is for nobody, with the reason', () => {
    const burn = 'burn 84k/mo -> 61k since april (OFF THE RECORD pls, don’t publish numbers from board)';
    expect(taken(`${burn}\n${story}`)).toEqual([burn]);
    expect(taken(`${story} 3 left (don’t mention Priya, she had other reasons).`)).toEqual([
      '(don’t mention Priya, she had other reasons)',
    ]);
    expect(taken(`${story} We had the talk (off the shelf, but good).`)).toEqual([]);
  });

  it.each([
    ['OFF THE RECORD', 'Tom was fired for theft.'],
    ['Confidential', 'Tom was fired for theft.'],
    ['Not for LinkedIn', 'Tom was fired for theft.'],
    ['Vertraulich', 'Tom wurde entlassen.'],
    ['**Off the record:**', 'Tom was fired for theft.'],
    ['Off-the-record:', 'Tom was fired for theft.'],
  ])('takes what stands below %s, and not the line above it', (head, secret) => {
    expect(taken(`We sold 40 bikes.\n${head}\n${secret}`)).toEqual([head, secret]);
    expect(taken(`We sold 40 bikes.\n${head}\n${secret}\n\nNow we have a van.`)).toEqual([head, secret]);
  });

  it('takes a part with its heading, up to the next', () => {
    expect(
      taken('# Shop\nWe sold 40 bikes.\n## Off the record\n\nTom left.\n\nHe stole.\n## Van\nIt runs.'),
    ).toEqual(['## Off the record', 'Tom left.', 'He stole.']);
  });

  it('takes the line above where nothing stands below, and both where a stop leaves it open', () => {
    expect(taken('We sold 40 bikes.\nTom was fired.\nOff the record')).toEqual([
      'Tom was fired.',
      'Off the record',
    ]);
    expect(taken('We sold 40 bikes.\n- Tom was fired\n- confidential\n- the van runs')).toEqual([
      '- Tom was fired',
      '- confidential',
    ]);
    expect(taken('It rained.\nWe sold 40 bikes.\nOff the record.\nTom was fired.')).toEqual([
      'We sold 40 bikes.',
      'Off the record.',
      'Tom was fired.',
    ]);
  });

  it('takes a list of what is confidential', () => {
    expect(
      taken(`${story}\nConfidential:\n- the buyer is a bank\n- 9 million\n\nNow we have a van.`),
    ).toEqual(['Confidential:', '- the buyer is a bank', '- 9 million']);
  });

  it('takes the paragraph below such a word, and nothing above it', () => {
    expect(
      taken('We made 212 orders in June.\n\nConfidential\n\nAnna leaves in May. Acme pays us 3m.'),
    ).toEqual(['Confidential', 'Anna leaves in May.', 'Acme pays us 3m.']);
    expect(taken('- he drank\n- don’t post that\n- now we have a van')).toEqual([
      '- he drank',
      '- don’t post that',
    ]);
    expect(taken('We made 212 orders.\n\nDon’t post that.\n\nNow we have a van.')).toEqual([
      'Don’t post that.',
    ]);
  });

  it('lets a finished post say what is confidential', () => {
    const said = (text: string) => findSelfNotes(text, false);
    expect(said('I would love to tell you the figure, but that’s confidential.')).toEqual([]);
    expect(said('Write it down (don’t share it with your boss).')).toEqual([]);
    expect(said('Off the record, he never paid.')).toHaveLength(1);
  });

  it('knows whose name is meant, and what is not announced', () => {
    const [wish] = findSelfNotes(
      'We lost the pitch to Deloitte (keep their name out). They were cheaper.',
      true,
    );
    expect(wish?.about).toEqual(['Deloitte']);
    expect(
      taken('We raised two million. Not announced yet!! So keep vague. We heard no for 14 months.'),
    ).toEqual(['Not announced yet!!', 'So keep vague.']);
    expect(taken('The patient was 81 (anonymise!). He ate soup. (maybe leave this out)')).toEqual([
      '(anonymise!)',
      '(maybe leave this out)',
    ]);
  });

  it('takes a wish in brackets whoever has it, and what is internal', () => {
    expect(taken(`${story} I fired him (HR says don’t say fired publicly).`)).toEqual([
      '(HR says don’t say fired publicly)',
    ]);
    expect(taken(`${story}\nInternal: budget overran by 4%.`)).toEqual(['Internal: budget overran by 4%.']);
  });

  it('takes brackets that part sentences, and of a labelled one the brackets alone', () => {
    expect(
      taken(`${story} We lost the account (18%, bitte nicht nennen wer!! = Firma Huber). We wept.`),
    ).toEqual(['(18%, bitte nicht nennen wer!! = Firma Huber)']);
    expect(taken(`${story} We signed it (private: I cried in the car) on Friday.`)).toEqual([
      '(private: I cried in the car)',
    ]);
    expect(taken(`${story}\nPrivate - my wife thinks I should quit.`)).toEqual([
      'Private - my wife thinks I should quit.',
    ]);
  });

  it('leaves a name out that is to be left out, wherever it stands', () => {
    expect(taken(`${story}\nDon’t mention Hollerbach.\nI called him anyway.`)).toEqual([
      'Don’t mention Hollerbach.',
    ]);
    expect(taken(`${story} Maybe use the bit about the car? Not sure.`)).toEqual([
      'Maybe use the bit about the car?',
      'Not sure.',
    ]);
    expect(findSelfNotes(`${story} He drank. This is off the record.`, false)).toHaveLength(2);
  });

  it('leaves out what is still to be checked', () => {
    expect(taken(`${story} customers stayed?? TODO check w/ Tom`)).toEqual([
      'customers stayed??',
      'TODO check w/ Tom',
    ]);
  });

  it('reads brackets in a sentence by themselves', () => {
    expect(taken('Rent rose by 62% (check the number with Tom) in a year.')).toEqual([
      '(check the number with Tom)',
    ]);
  });
});
