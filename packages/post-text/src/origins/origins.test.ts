import { describe, expect, it } from 'vitest';
import { originsOf, restsOnWhat, type OriginMaterial, type TextStep } from '../index.ts';

const states = (...texts: readonly (readonly ['you' | 'model', string])[]): TextStep[] =>
  texts.map(([by, text], at) => ({ text, model: by === 'model', by, at }));
const idea = (text: string): OriginMaterial => ({ kind: 'typed', id: null, title: 'Your idea', text });
const find = (steps: TextStep[], material: OriginMaterial[] = []) =>
  originsOf({ steps, material, confirmed: [], checked: null });
const shown = (steps: TextStep[], material: OriginMaterial[] = []) => {
  const text = steps.at(-1)?.text ?? '';
  return find(steps, material).sentences.map(
    ({ start, end, origin }) => `${origin}: ${text.slice(start, end)}`,
  );
};

const draft = 'Most teams skip the first call. We listen before we talk. Trust is built in silence.';

describe('who worded a sentence', () => {
  it('knows what was typed, written and changed afterwards', () => {
    expect(
      shown(
        states(
          ['model', draft],
          [
            'you',
            'Most teams skip the first call. We always listen before we ever talk. My aunt taught me that.',
          ],
        ),
      ),
    ).toEqual([
      'model: Most teams skip the first call.',
      'changed: We always listen before we ever talk.',
      'typed: My aunt taught me that.',
    ]);
  });

  it('follows paragraphs that move, and texts that come back', () => {
    const [one = '', two = '', three = ''] = draft.split(/(?<=\.) /);
    const moved = `${three}\n\n${one}\n\nTyped in between by me.\n\n${two}`;
    const expected = [`model: ${three}`, `model: ${one}`, 'typed: Typed in between by me.', `model: ${two}`];
    expect(shown(states(['model', draft], ['you', moved]))).toEqual(expected);
    expect(shown(states(['model', draft], ['you', 'Gone for a while.'], ['you', moved]))).toEqual(expected);
  });

  it('follows sentences that are split and joined', () => {
    const long = 'We called every customer in March and nobody complained about the price.';
    expect(
      shown(
        states(
          ['model', long],
          ['you', 'We called every customer in March. Nobody complained about the price.'],
        ),
      ),
    ).toEqual(['model: We called every customer in March.', 'model: Nobody complained about the price.']);
    expect(
      shown(
        states(
          ['you', 'We called every customer in March. Nobody complained about the price.'],
          ['model', 'We called every customer in March, nobody complained about the price.'],
        ),
      ),
    ).toEqual(['typed: We called every customer in March, nobody complained about the price.']);
    expect(
      shown(
        states(
          ['model', 'We called every customer in March.'],
          ['you', 'We called every customer in March. Only Ana stayed quiet.'],
          ['you', 'We called every customer in March, only Ana stayed quiet.'],
        ),
      ),
    ).toEqual(['changed: We called every customer in March, only Ana stayed quiet.']);
  });

  it('takes what a model rewords for the model’s, resting on the author’s text', () => {
    const { sentences } = find(
      states(
        ['you', 'Last spring we lost our largest client because nobody returned her call.'],
        ['model', 'Nobody returned her call, so our largest client left us last spring.'],
      ),
    );
    expect(sentences).toMatchObject([
      { origin: 'model', rests: [{ kind: 'typed', title: 'Your earlier text' }], missing: [] },
    ]);
  });

  it('leaves out hashtags, emoji, addresses, numbers of lists and gaps', () => {
    expect(
      shown(
        states([
          'you',
          '🚀🚀\n\n1. Call first 📞\n2️⃣ Ask twice.\n👉 https://example.com/a?b\n[What did it cost?]\n#sales #first_call @ana',
        ]),
      ),
    ).toEqual(['typed: Call first 📞', 'typed: 2️⃣ Ask twice.']);
  });

  it('takes capitals, bold letters, quotation marks and spaces for the same words', () => {
    expect(
      shown(states(['model', 'Trust is “built” in silence.'], ['you', '𝗧𝗿𝘂𝘀𝘁 is "built"  in silence!'])),
    ).toEqual(['model: 𝗧𝗿𝘂𝘀𝘁 is "built"  in silence!']);
  });

  it.each([
    [
      'en',
      'We lost 14 orders in one week.',
      'We lost 14 big orders in just one week.',
      'My son laughed at me.',
    ],
    [
      'de',
      'Wir verloren 14 Aufträge in einer Woche.',
      'Wir verloren leider 14 Aufträge in nur einer Woche.',
      'Mein Sohn lachte mich aus.',
    ],
    [
      'es',
      'Perdimos 14 pedidos en una semana.',
      'Perdimos casi 14 pedidos en una sola semana.',
      'Mi hijo se rió de mí.',
    ],
    [
      'fr',
      'Nous avons perdu 14 commandes en une semaine.',
      'Nous avons hélas perdu 14 commandes en une semaine.',
      'Mon fils s’est moqué de moi.',
    ],
    [
      'it',
      'Abbiamo perso 14 ordini in una settimana.',
      'Abbiamo perso ben 14 ordini in una sola settimana.',
      'Mio figlio rise di me.',
    ],
    [
      'nl',
      'We verloren 14 orders in één week.',
      'We verloren helaas 14 orders in één week.',
      'Mijn zoon lachte me uit.',
    ],
    [
      'pt',
      'Perdemos 14 pedidos numa semana.',
      'Perdemos quase 14 pedidos numa única semana.',
      'Meu filho riu de mim.',
    ],
    ['hi', 'हमने एक हफ़्ते में 14 ऑर्डर खो दिए।', 'हमने सिर्फ़ एक हफ़्ते में पूरे 14 ऑर्डर खो दिए।', 'मेरा बेटा मुझ पर हँसा।'],
  ])('reads %s', (_language, written, changed, typed) => {
    expect(shown(states(['model', written], ['you', `${written} ${typed}`]))).toEqual([
      `model: ${written}`,
      `typed: ${typed}`,
    ]);
    expect(shown(states(['model', written], ['you', changed]))).toEqual([`changed: ${changed}`]);
    expect(shown(states(['model', written]), [idea(`${typed} ${written}`)])).toEqual([`typed: ${written}`]);
  });
});

describe('what a sentence rests on', () => {
  const spoken = [
    ['Priya, 0:04', 'Priya: We closed the shop in Leeds after the flood took the whole cellar.'],
    ['Tom, 0:31', 'Tom: Insurance paid nothing for wet paper.'],
    ['Priya, 1:02:05', 'Priya: Then 43 neighbours came with buckets and stayed all night.'],
  ] as const;
  const said = spoken.map(([, line]) => line).join('\n\n');
  const talk: OriginMaterial = {
    kind: 'said',
    id: 'talk',
    title: 'Walk on Monday',
    speaker: 'Priya',
    text: said,
    labels: spoken.map(([label, line]) => {
      const start = said.indexOf(line);
      return { start, end: start + line.length, label };
    }),
  };

  it('leads to the passage and its second, and tells the speakers apart', () => {
    const { sentences } = find(
      states([
        'model',
        'The flood took our cellar in Leeds, so we closed the shop. By night, 43 neighbours had come with buckets. Insurance paid nothing for our wet paper.',
      ]),
      [talk],
    );
    expect(sentences.map(({ rests }) => rests.map(({ kind, second }) => [kind, second]))).toEqual([
      [['said', 4]],
      [['said', 3725]],
      [['source', 31]],
    ]);
    expect(sentences.map(restsOnWhat)).toEqual(['you', 'you', 'source']);
  });

  it('says which of a model’s sentences nothing bears out, and which figures', () => {
    const { sentences } = find(
      states([
        'model',
        'The flood took our cellar in Leeds. Consistency always beats intensity. About 90% of shops never reopen. By night, 60 neighbours had come with buckets.',
      ]),
      [talk],
    );
    expect(sentences.map(restsOnWhat)).toEqual(['you', 'nothing', 'nothing', 'nothing']);
    expect(sentences.map(({ missing }) => missing)).toEqual([[], [], ['90%'], ['60']]);
  });

  it('does not take the subject of the whole post for a source', () => {
    const { sentences } = find(
      states([
        'model',
        'A pitch deck needs one number. A pitch deck tells one story. Every pitch deck has a last page. No pitch deck was ever read twice.',
      ]),
      [idea('3 tips for a first pitch deck')],
    );
    expect(sentences.map(restsOnWhat)).toEqual(['nothing', 'nothing', 'nothing', 'nothing']);
  });

  it('takes a sentence from two passages for both', () => {
    const { sentences } = find(
      states(['model', 'After the Lisbon fire, three bakers from Porto rebuilt our ovens by hand.']),
      [
        idea(
          'The Lisbon fire destroyed everything.\nIt was summer.\nThree bakers from Porto rebuilt ovens by hand.',
        ),
      ],
    );
    expect(sentences[0]?.rests.map(({ passage }) => passage)).toEqual([
      'The Lisbon fire destroyed everything.',
      'Three bakers from Porto rebuilt ovens by hand.',
    ]);
  });

  it('names what was said or remembered word for word, and what was pasted from a source', () => {
    const material: OriginMaterial[] = [
      talk,
      { kind: 'memory', id: 'f', title: 'Profile', text: 'I have run a bookshop since 2011.' },
      {
        kind: 'source',
        id: 's',
        title: 'Report',
        text: 'Nine of ten independent shops lease their rooms today.',
      },
    ];
    const text =
      'We closed the shop in Leeds after the flood took the whole cellar. I have run a bookshop since 2011. Nine of ten independent shops lease their rooms today.';
    const origins = (steps: TextStep[]) => find(steps, material).sentences.map(({ origin }) => origin);
    expect(origins(states(['model', text]))).toEqual(['said', 'memory', 'source']);
    expect(origins(states(['you', text]))).toEqual(['said', 'typed', 'source']);
  });

  it('counts a confirmed sentence, and words of another language only by figures and names', () => {
    const text = 'Consistency always beats intensity in retail. By night, 43 people had come to help.';
    const given = { steps: states(['model', text]), checked: null };
    const [sentence = ''] = text.split(/(?<=\.) /);
    const vouched = originsOf({ ...given, material: [talk], confirmed: [{ claim: sentence, sentence }] });
    expect(vouched.sentences[0]?.rests).toMatchObject([{ kind: 'confirmed' }]);
    const german = idea(
      'In der Nacht kamen 43 Leute aus der ganzen Straße und haben uns geholfen, weil sie das Wasser gesehen haben.',
    );
    const foreign = originsOf({ ...given, material: [german], confirmed: [] });
    expect(foreign.comparable).toBe(false);
    expect(foreign.sentences.map(restsOnWhat)).toEqual(['nothing', 'you']);
  });

  it('reads a long history beside long sources in a moment', () => {
    const source = Array.from(
      { length: 3_000 },
      (_, at) => `Line ${at} tells of shop ${at % 97} and of its rent.`,
    ).join(' ');
    const long = Array.from({ length: 30 }, (_, at) => `Shop number ${at} paid its rent late once.`).join(
      ' ',
    );
    const steps = states(
      ...Array.from(
        { length: 50 },
        (_, at) => [at % 2 === 0 ? 'you' : 'model', `${long} Edit ${at}.`] as const,
      ),
    );
    const began = performance.now();
    find(steps, [{ kind: 'source', id: 's', title: 'Rents', text: source }]);
    expect(performance.now() - began).toBeLessThan(4_000);
  });
});
