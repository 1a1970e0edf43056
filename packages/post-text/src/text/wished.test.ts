import { describe, expect, it } from 'vitest';
import type { Variant } from '../writer/brief.ts';
import { writePost } from '../writer/write.ts';

const variants: readonly Variant[] = [0, 1, 2];

/** Notes that hold a wish, what no draft may print of them, and what each must. */
const wished: readonly (readonly [idea: string, gone: RegExp, kept: string])[] = [
  [
    '[10:02] Imre: the ferry carried 900 people on Sunday\n[10:03] Nela: we paid 7k for the second boat\n[10:04] Imre: no delays\n[10:05] Nela: leave the 7k out tho, Bo will kill us',
    /7k|Bo|leave/i,
    '900',
  ],
  [
    'We need a boatman for the ferry, 5am start, 17.20/hr. dont put that last boatman left w/o a word',
    /last|word|put/i,
    '17.20',
  ],
  ['The ferry carried 900 people. The second boat cost 12,000. keep the 12k out of it pls', /12|pls/i, '900'],
  [
    'The ferry carried 900 people. We bought a boat for 31,000. dont say how much we paid',
    /31,000|paid/i,
    '900',
  ],
  [
    'The ferry runs every 20 minutes. That was the year of my divorce. skip the bit about the divorce',
    /divorce/i,
    '20',
  ],
  [
    'We hired Ama for the ferry. She had failed her exams. She runs 14 trips a day. no need to mention the exams',
    /exam/i,
    '14',
  ],
  [
    'The ferry carries 60 cars. The council cut our grant by half. the grant cut stays between us',
    /grant|between/i,
    '60',
  ],
  [
    'The new ticket office opened on Monday. 3 of 5 boats had queues. A ticket takes 40 seconds. Spare them the queues please',
    /queue|spare/i,
    '40',
  ],
  [
    'The fair sold 4,100 tickets. A steward was arrested. Drop the bit with the steward, not our story to tell.',
    /steward|arrest|our story/i,
    '4,100',
  ],
  [
    'We planned the crew 8 weeks ahead. Two deckhands cried. not the crying part obv',
    /cr[iy]|obv/i,
    '8 weeks',
  ],
  [
    'The kiosk made 9,300 in May. My brother lent us 20k. write it without the loan from my brother pls',
    /brother|20k|loan/i,
    '9,300',
  ],
  [
    'Halvorsen Foods cancelled. We filled 31 of 40 places. dont use the name Halvorsen',
    /Halvorsen|use/i,
    '31 of 40',
  ],
  [
    'The ferry was late 9 times in a year. A junior had lost the key. id rather we didnt mention the junior',
    /junior|rather/i,
    '9 times',
  ],
  ['Two boats, 60 cars each. Our mechanic Kone left over it. kone shouldnt be in there', /kone/i, '60'],
  [
    'We raised 40,000 for the hospice. Tesco gave half. make sure Tesco isnt named',
    /Tesco|make sure/i,
    '40,000',
  ],
  [
    'got the new boat in feb, carries 60 cars instead of 25, cost us 18 grand, leave the 18 grand out pls',
    /18|grand|pls/i,
    '60',
  ],
  [
    'The ferry opened on 3 June. 40 cars an hour. The lift broke. Can we not have the lift in it',
    /lift/i,
    '40',
  ],
  [
    'Finished the pier in 4 days. Dad fell off the scaffold. mum doesnt know so no scaffold stuff pls!!',
    /scaffold|mum/i,
    '4 days',
  ],
  ['We cut fuel by 22 percent. The grant was 15,000. Grant amount stays out', /15,000|amount/i, '22'],
  ['The pier was sold out: 80 seats. We refunded 11 people. pls no refunds talk', /refund/i, '80'],
  [
    'The bridge opened a week early, after 9 months. The steel came late. Rather we kept quiet about the steel.',
    /steel/i,
    '9 months',
  ],
  [
    'Die Fähre fährt alle 20 Minuten. Frau Lenz hat gekündigt. lass das mit der Kündigung bitte weg',
    /kündig|lass/i,
    '20',
  ],
  [
    'Wir verkaufen 400 Karten am Tag. Der Umbau hat 80.000 Euro gekostet. die 80.000 bitte nicht reinschreiben',
    /80\.000|rein/i,
    '400',
  ],
  [
    'Vendemos 300 billetes al día. El barco costó 90.000 euros. no pongas lo de los 90.000 euros',
    /90\.000|pongas/i,
    '300',
  ],
  [
    'Nous vendons 300 billets par jour. Karim est parti fâché. laisse Karim en dehors de ça',
    /Karim|laisse/i,
    '300',
  ],
];

describe('what notes ask to leave out', () => {
  it.each(wished)(
    'stands in no draft, neither the wish nor what it names, and is told: %s',
    (idea, gone, kept) => {
      for (const variant of variants) {
        const { text, missing } = writePost({ idea }, { seed: 3, variant });
        expect(text).not.toMatch(gone);
        expect(text).toContain(kept);
        expect(missing.join('\n')).toMatch(/[Ll]eft out/);
      }
    },
  );

  it.each([
    'We left the fourth chair out.',
    'Don’t put your price on page one.',
    'Don’t mention salary first.',
    'Keep the phone out of the meeting room.',
    'Leave the jargon out of your pitch.',
    'Skip the small talk.',
    'Drop the deck. Bring one page.',
    'No need to mention your degree.',
    'Never name a client in a case study without asking.',
    'Don’t print the menu on glossy paper.',
    'Don’t tell people what you will do, show it.',
    'I would rather not talk about money at dinner.',
    'Not the loud part of the job, but the one I like.',
    'Nothing about it was easy.',
    'The keys stay out in the barn.',
    'Without the neighbours we would have closed.',
    'Sandra will kill us if we are late again.',
    'My first editor said: leave the adjectives out.',
    'What happens in the kitchen stays in the kitchen.',
    'Lass das Telefon im Auto.',
    'No pongas el precio en la primera página.',
    'Ne parle pas du prix au premier appel.',
  ])('is not what readers are told: %s', (sentence) => {
    const letters = (words: string) => words.replace(/[^\p{L}]/gu, '').toLowerCase();
    for (const idea of [
      `We moved the bakery in May. Sales went from 210 loaves to 340. ${sentence} Now we have a van.`,
      `We moved the bakery in May. Sales went from 210 loaves to 340.\n${sentence}`,
      `What I tell new agents:\n- Learn the street names\n- ${sentence}\n- Call back the same day`,
    ])
      expect(letters(writePost({ idea }, { seed: 3 }).text)).toContain(
        letters(sentence.split(/[.:,]/)[0] ?? ''),
      );
  });

  it('says where what a wish speaks of was not found', () => {
    const { missing } = writePost(
      { idea: 'The ferry carried 900 people in May. Please dont mention the lawsuit' },
      { seed: 3 },
    );
    expect(missing.join('\n')).toMatch(
      /stands nowhere else in your notes.*‘Please dont mention the lawsuit’/,
    );
  });

  it('leaves it out of what stands beside the notes too', () => {
    const { text } = writePost(
      {
        idea: 'The ferry carried 900 people in May. leave the 7k out pls',
        material: 'We paid 7,000 for the second boat. The crew is eight.',
      },
      { seed: 3 },
    );
    expect(text).not.toMatch(/7,000|7k/);
    expect(text).toContain('900');
  });
});
