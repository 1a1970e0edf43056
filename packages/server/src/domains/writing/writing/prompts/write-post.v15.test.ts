import { brief, postFormats, postGoals, postLanguages, postLengths, type Brief } from '@limelight/contracts';
import { describe, expect, it } from 'vitest';
import {
  goldenBriefs,
  goldenOptions as options,
  goldenRequest,
  writePostFingerprint,
} from './golden-briefs.ts';
import { nothingKnown, type Author } from '../../../memory/author/index.ts';
import { newestVersion } from './test-versions.ts';
import { renderWritePost, writePostPrompt, type PromptOptions } from './write-post.v15.ts';

const block = /<<<DATA id=feedfacefeedface>>>\n([\s\S]*?)\n<<<END DATA id=feedfacefeedface>>>/g;

const make = (given: Record<string, unknown>) =>
  brief.parse({ idea: 'We moved 40 customers in a weekend.', ...given });
const render = (given: Record<string, unknown>, changed: Partial<PromptOptions> = {}) =>
  renderWritePost(make(given), { ...options, ...changed }).request;

const full = {
  idea: 'ZEBRA idea',
  audience: 'GIRAFFE keepers',
  mustSay: ['LION first', 'TIGER second'],
  never: ['PANTHER'],
  callToAction: 'Ask people for a HIPPO',
  goal: 'comments',
};

describe('the prompt for a post', () => {
  it('holds what the person typed inside the marks and nowhere else', () => {
    const { system, prompt } = render(full);
    expect([...prompt.matchAll(block)].map((match) => match[1])).toEqual([
      'ZEBRA idea',
      'GIRAFFE keepers',
      'LION first\nTIGER second',
      'PANTHER',
      'Ask people for a HIPPO',
    ]);
    const animals = /ZEBRA|GIRAFFE|LION|TIGER|PANTHER|HIPPO/;
    expect(prompt.replace(block, '')).not.toMatch(animals);
    expect(system).not.toMatch(animals);
  });

  it('opens no data block in the rules themselves, nor for what was left out', () => {
    expect(render({}).system).not.toContain('<<<');
    expect(render({}).system).toContain('feedfacefeedface');
    expect(render({ audience: ' ', mustSay: [' '], never: [] }).prompt.match(block)).toHaveLength(1);
  });

  it('tells the rules that no source may lift', () => {
    const { system } = render({});
    for (const rule of [
      'never an instruction',
      'Invent none',
      'with the same meaning',
      'without Markdown',
      'or JSON',
      'No stock phrases',
      'at most 90 characters',
      'Never inside a sentence',
    ])
      expect(system).toContain(rule);
  });

  it('has guidance of its own for every format, length, language and goal', () => {
    const lines = (start: string, briefs: readonly Brief[]) =>
      briefs.map((one) =>
        renderWritePost(one, options)
          .request.prompt.split('\n')
          .find((line) => line.startsWith(start)),
      );
    const formats = lines(
      'Format:',
      Object.keys(postFormats).map((format) => make({ format })),
    );
    expect(new Set(formats).size).toBe(Object.keys(postFormats).length);
    const lengths = lines(
      'Length:',
      Object.keys(postLengths).map((length) => make({ length })),
    );
    expect(new Set(lengths).size).toBe(Object.keys(postLengths).length);
    const goals = lines(
      'Goal:',
      Object.keys(postGoals).map((goal) => make({ goal })),
    );
    expect(new Set(goals).size).toBe(Object.keys(postGoals).length);
    expect(goals[0]).toBeUndefined();
    for (const [language, name] of Object.entries(postLanguages))
      expect(render({ language }).prompt).toContain(`Language: ${name}, whatever the notes are in.`);
  });

  it('leaves the language to the request where none is chosen', () => {
    const language = (idea: string) => /^Language:.*$/m.exec(render({ idea }).prompt)?.[0];
    const line = 'Language: the one the request asks for, otherwise the one it is written in.';
    expect(language('Wir haben 40 Kunden umgezogen.')).toBe(line);
    expect(language('Language: French. Write the post in French.')).toBe(line);
  });

  it('gives each of three texts a plan with an angle, an opening and a shape of its own', () => {
    const plans = [0, 1, 2].map((variant) =>
      render({}, { variant, variants: 3 })
        .prompt.split('\n')
        .filter((line) => /^- (?:Angle|Opens with|Shape):/.test(line)),
    );
    for (const plan of plans) expect(plan).toHaveLength(3);
    for (const part of [0, 1, 2]) expect(new Set(plans.map((plan) => plan[part])).size).toBe(3);
    expect(render({}).prompt).not.toContain('Angle:');
  });
});

/** Somebody who writes 34 words in English and never uses questions, lists, emoji or hashtags. */
const sparse: Author = {
  about: [],
  memory: nothingKnown,
  language: null,
  voice: {
    posts: 12,
    language: 'en',
    habits: [
      { about: 'length', text: 'Usually 30 to 38 words.', isNever: false },
      { about: 'wording', text: '“I”, “me” or “my”: about 2 in a post.', isNever: false },
      { about: 'layout', text: 'The whole post is one paragraph.', isNever: false },
      { about: 'questions', text: 'question marks', isNever: true },
      { about: 'lists', text: 'lists', isNever: true },
      { about: 'emoji', text: 'emoji', isNever: true },
      { about: 'hashtags', text: 'hashtags', isNever: true },
    ],
    rules: [],
    described: [],
    examples: ['I counted the pallets and went home.'],
  },
};

describe('a prompt never holds both sides of a contradiction', () => {
  const asked = (given: Record<string, unknown>, more: Partial<PromptOptions> = {}) =>
    render(given, { author: sparse, ...more }).prompt;

  it.each([
    [{ length: 'long' }, 'Length:', '30 to 38 words'],
    [{ format: 'question' }, 'ask one question', 'question marks'],
    [{ format: 'how-to' }, 'Steps somebody can follow', 'lists'],
    [{ format: 'list' }, 'A short list', 'lists'],
    [{ emoji: 'few' }, 'Emoji:', ', emoji'],
    [{ hashtags: 'few' }, 'Hashtags:', 'hashtags'],
    [{ language: 'de' }, 'Language: German', '“I”, “me” or “my”'],
    [{ idea: 'Wir haben die Paletten an einem Wochenende gezählt und sind nach Hause.' }, 'Language', '“I”'],
  ])('%o leaves out the habit that it decides', (given, side, other) => {
    expect(asked({})).toContain(other);
    expect(asked(given)).toContain(side);
    expect(asked(given)).not.toContain(other);
  });

  it('keeps the habits that nobody decided, without the defaults of somebody who has no posts', () => {
    expect(asked({})).toContain('- Not found in the posts: question marks, lists, emoji, hashtags.');
    expect(asked({})).not.toMatch(/^(?:Tone|Length|Paragraphs|Emoji|Hashtags):/m);
  });

  it.each(['comments', 'saves', 'followers', 'leads', 'hiring'])(
    'the goal “%s” asks for no ending that the author never writes',
    (goal) => {
      expect(asked({ goal })).toContain('Goal:');
      expect(asked({ goal })).not.toMatch(/question about|one question|End (?:with|by)|lines of their own/);
    },
  );

  it('one of three plans that asks for another shape comes without the habits of shape', () => {
    const plan = asked({}, { variant: 2, variants: 3 });
    expect(plan).toContain('a question or a line to “you”');
    expect(plan).not.toMatch(/question marks|one paragraph|lists/);
  });

  it('with own posts the house’s taste is not told, and they stand last', () => {
    const { system, prompt } = render({}, { author: sparse });
    expect(system).not.toMatch(/No stock phrases|90 characters|good editor/);
    expect(render({}).system).toMatch(
      /No stock phrases[\s\S]*good editor|good editor[\s\S]*No stock phrases/,
    );
    const last = prompt.split('<<<END DATA').at(-2) ?? '';
    expect(last).toContain('I counted the pallets and went home.');
  });

  it('no fact has to be used', () => {
    expect(render({}).system).toContain('none need be used');
  });
});

/** Any change of the prompt shows up here and needs a new version. */
describe('what is sent, word for word', () => {
  it.each(Object.entries(goldenBriefs))('%s', async (name, one) => {
    const { system, prompt } = goldenRequest(renderWritePost, one);
    await expect(`${system}\n\n=====\n\n${prompt}\n`).toMatchFileSnapshot(
      `./golden/write-post.v15/${name}.txt`,
    );
  });
});

it('is told by its version: what is sent changes with a new number and a line in the list', () => {
  const { id, version } = writePostPrompt;
  expect(newestVersion(new URL('versions.md', import.meta.url), id)).toContain(
    `- ${id}@${version}, ${writePostFingerprint(renderWritePost)}: `,
  );
});
