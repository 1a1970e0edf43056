import { z } from 'zod';
import { containing, some, text, type Row, type Scene } from './test-tool-rows.ts';

const long = Array.from(
  { length: 6 },
  (_, n) => `Rule ${n + 1}. Hand over in person.\n\nSay it in three lines.`,
).join('\n\n');

export const writingRows = ({ id, keep, call, run }: Scene): Row[] => [
  [
    'get_account',
    () => ({}),
    { name: some.text, timeZone: 'Europe/Berlin', drawsPictures: true },
    [() => ({ x: 1 }), 'x'],
  ],
  [
    'list_credits',
    () => ({ limit: 1 }),
    { held: some.number, entries: [{ amount: some.number, label: some.text }] },
    [() => ({ limit: 1000 }), 'limit'],
  ],
  [
    'change_profile',
    () => ({ headline: 'Nurse lead' }),
    { headline: 'Nurse lead' },
    [() => ({ timeZone: 'Berlin' }), 'timeZone'],
  ],
  [
    'make_graphic',
    () => ({ kind: 'quote', title: 'Twelve minutes' }),
    { origin: 'graphic' },
    [() => ({ kind: 'quote', title: ' ' }), 'title'],
    { card: 'picture', keep: { picture: 'pictureId' } },
  ],
  [
    'list_pictures',
    () => ({}),
    { pictures: [{ pictureId: some.text }] },
    [() => ({ limit: 0 }), 'limit'],
    { card: 'list' },
  ],
  [
    'create_draft',
    () => ({
      text,
      visibility: 'CONNECTIONS',
      firstComment: 'The list',
      pictureIds: [id('picture')],
      tags: ['night'],
    }),
    {
      text,
      visibility: 'CONNECTIONS',
      tags: ['night'],
      files: [{ mime: some.text }],
      firstComment: { text: 'The list' },
    },
    [() => ({ text, poll: { question: 'Why?', options: ['One'] } }), 'poll.options'],
    { card: 'draft', keep: { post: 'id' } },
  ],
  [
    'edit_draft',
    () => ({
      postId: id('post'),
      version: 1,
      removeAttachment: true,
      poll: { question: 'How long?', options: ['5', '15'] },
    }),
    { attachment: { kind: 'poll' }, files: [], text },
    [
      () => ({
        postId: id('post'),
        version: 1,
        link: { address: 'https://x.example', title: 'X' },
        poll: { question: 'A', options: ['1', '2'] },
      }),
      'poll',
    ],
    { card: 'draft' },
  ],
  [
    'list_posts',
    () => ({ tag: 'night' }),
    { posts: [{ text }] },
    [() => ({ status: 'gone' }), 'status'],
    { card: 'list' },
  ],
  [
    'get_post',
    () => ({ postId: id('post') }),
    { text, unsupported: some.list },
    [() => ({ postId: 'x' }), 'postId'],
    { card: 'draft' },
  ],
  [
    'list_versions',
    () => ({ postId: id('post') }),
    { versions: some.list },
    [() => ({ postId: id('post'), cursor: 'x' }), 'cursor'],
    {
      next: async () => {
        const { output } = await call('get_post', { postId: id('post') });
        await call('edit_draft', {
          postId: id('post'),
          version: output.version,
          text: 'Something else entirely, and much longer than it was.',
        });
        const { output: after } = await call('list_versions', { postId: id('post') });
        const { versions } = z.object({ versions: z.array(z.object({ number: z.number() })) }).parse(after);
        keep('number', String(versions.at(-1)?.number ?? 0));
      },
    },
  ],
  [
    'restore_version',
    () => ({ postId: id('post'), number: Number(id('number')) }),
    { text },
    [() => ({ postId: id('post'), number: 99 }), 'number'],
    { card: 'draft' },
  ],
  [
    'write_post',
    () => ({ idea: text, goal: 'comments' }),
    { status: 'written', creditsCharged: 30 },
    [() => ({ idea: 'x', voice: 'his' }), 'voice'],
    { card: 'draft', keep: { written: 'postId' } },
  ],
  [
    'add_source',
    () => ({ text, title: 'Notes' }),
    { title: 'Notes', characters: text.length },
    [() => ({}), 'address'],
    { keep: { source: 'sourceId' } },
  ],
  [
    'improve_text',
    () => ({ text, help: 'translate', language: 'de' }),
    { writtenBy: some.text },
    [() => ({ text, help: 'translate' }), 'language'],
    { card: 'text' },
  ],
  [
    'suggest_lines',
    () => ({ text }),
    { lines: some.list },
    [() => ({ postId: id('post'), text }), 'postId'],
    { card: 'list' },
  ],
  [
    'review_text',
    () => ({ postId: id('post') }),
    { missing: [], creditsCharged: 0, editor: null },
    [() => ({ text: ' ' }), 'text'],
  ],
  [
    'save_idea',
    () => ({ text: 'A handover in three lines', pillar: 'Nights' }),
    { angle: 'A handover in three lines' },
    [() => ({ text: '' }), 'text'],
    { card: 'ideas', keep: { idea: 'id' } },
  ],
  [
    'change_idea',
    () => ({ ideaId: id('idea'), status: 'kept' }),
    { status: 'kept' },
    [() => ({ ideaId: id('idea'), status: 'loved' }), 'status'],
    { card: 'ideas' },
  ],
  [
    'list_ideas',
    () => ({ status: 'kept' }),
    { total: 1 },
    [() => ({ offset: -1 }), 'offset'],
    { card: 'ideas' },
  ],
  [
    'find_ideas',
    () => ({ topic: 'Nights', waitSeconds: 0 }),
    { status: 'queued' },
    [() => ({ waitSeconds: 99 }), 'waitSeconds'],
    run('ideas'),
  ],
  ['fill_plan', () => ({}), { drafted: some.number }, [() => ({ weeks: 2 }), 'weeks']],
  [
    'make_carousel',
    () => ({ text: long, waitSeconds: 0 }),
    { status: 'queued' },
    [() => ({ postId: id('post'), text }), 'text'],
    run('carousel', { carousel: 'carouselId' }, 'deck'),
  ],
  [
    'list_carousels',
    () => ({}),
    { carousels: [{ carouselId: some.text }] },
    [() => ({ limit: 0 }), 'limit'],
    { card: 'list' },
  ],
  [
    'get_carousel',
    () => ({ carouselId: id('carousel') }),
    { version: 1, pdf: containing('/export') },
    [() => ({ carouselId: '7' }), 'carouselId'],
    { card: 'deck' },
  ],
  [
    'change_slide',
    () => ({ carouselId: id('carousel'), version: 1, number: 1, title: 'Twelve minutes' }),
    { version: 2 },
    [() => ({ carouselId: id('carousel'), version: 2, number: 20 }), 'number'],
    { card: 'deck' },
  ],
  [
    'attach_carousel',
    () => ({ carouselId: id('carousel'), textOf: id('post') }),
    { attachment: { kind: 'document' }, text },
    [() => ({ carouselId: id('carousel'), textOf: 'x' }), 'textOf'],
    { card: 'draft' },
  ],
  [
    'make_pictures',
    () => ({ prompt: 'A ward at night', waitSeconds: 0 }),
    { status: 'queued' },
    [() => ({ prompt: 'x', count: 9 }), 'count'],
    run('image', {}, 'picture'),
  ],
  [
    'remember',
    () => ({ text: 'We hand over in twelve minutes.', kind: 'figure' }),
    { kind: 'figure' },
    [() => ({ text: 'We did it.', happened: 'last May' }), 'happened'],
    { card: 'list', keep: { fact: 'id' } },
  ],
  [
    'search_memory',
    () => ({ query: 'hand over' }),
    { total: 1 },
    [() => ({ kind: 'rumour' }), 'kind'],
    { card: 'list' },
  ],
  [
    'change_fact',
    () => ({ factId: id('fact'), text: 'We hand over in eleven minutes.' }),
    { text: 'We hand over in eleven minutes.', kind: 'figure' },
    [() => ({ factId: id('fact'), until: 'last May' }), 'until'],
    { card: 'list' },
  ],
  [
    'get_voice',
    () => ({}),
    { rules: [], voices: [{ kind: 'me' }] },
    [() => ({ voiceId: 'mine' }), 'voiceId'],
  ],
  [
    'search_library',
    () => ({ query: '' }),
    { total: some.number },
    [() => ({ sort: 'luck' }), 'sort'],
    { card: 'list' },
  ],
];
