import {
  askChat,
  createPost,
  findEndings,
  findOpenings,
  getRun,
  ideasRun,
  importRun,
  improvePost,
  messageDraftRun,
  reviewRun,
  runHasEnded,
  userDetails,
  voiceFitRun,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from './testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ model: true });
});
afterAll(async () => app.close());

const text = 'We moved one setting.\n\nThe scanner takes 50 seconds now. It took 11 minutes before that.';
const posts = ['pallets', 'scanners', 'orders', 'reports', 'shifts'].map(
  (subject) => `I counted the ${subject} again. There were 41.\n\nI asked the night shift. They knew.`,
);
const to = { name: 'Ines', position: 'Head of Operations', company: 'Harbour Works' };

type Act = (auth: { token: string }) => Promise<unknown>;

async function ended(auth: { token: string }, started: { body: { data: { id: string } } }) {
  await app.runDueJobs();
  const params = { id: started.body.data.id };
  const status = async () => (await app.call(getRun, { params }, auth)).body.data.status;
  await expect.poll(async () => runHasEnded(await status())).toBe(true);
}

async function chat(auth: { token: string }) {
  const created = await app.call(createPost, { body: { text } }, auth);
  const params = { id: created.body.data.id };
  await app.call(askChat, { params, body: { text, instruction: 'Shorter' } }, auth);
}

const drafts = (blank: string) => [1, 2, 3].map(() => ({ subject: 'Hello', text: blank, used: [] }));
/** What costs credits and is answered by a model, with answers that have the right form and say nothing. */
const paid: Readonly<Record<string, { act: Act; answers: (blank: string) => unknown }>> = {
  'a connection note': {
    act: async (auth) => {
      const wish = { channel: 'connection-note', purpose: 'introduction', to, material: {} } as const;
      const body = messageDraftRun.input.parse(wish);
      await ended(auth, await app.call(messageDraftRun.start, { body }, auth));
    },
    answers: (blank) => ({ drafts: drafts(blank) }),
  },
  'an email with subjects alone': {
    act: async (auth) => {
      const wish = { channel: 'mail', purpose: 'introduction', to, material: {} } as const;
      const body = messageDraftRun.input.parse(wish);
      await ended(auth, await app.call(messageDraftRun.start, { body }, auth));
    },
    answers: (blank) => ({ drafts: drafts(blank) }),
  },
  'a rewrite': {
    act: (auth) => app.call(improvePost, { body: { text, part: null, help: 'shorter' } }, auth),
    answers: (blank) => ({ text: blank }),
  },
  openings: {
    act: (auth) => app.call(findOpenings, { body: { text } }, auth),
    answers: (blank) => ({ openings: Array.from({ length: 8 }, () => blank), goesOn: blank }),
  },
  endings: {
    act: (auth) => app.call(findEndings, { body: { text, goal: 'comments' } }, auth),
    answers: (blank) => ({ endings: [blank, blank, blank] }),
  },
  'a request in the chat': {
    act: chat,
    answers: (blank) => ({ text: blank, words: blank, replaces: blank, choices: [blank] }),
  },
  'a review': {
    act: async (auth) => ended(auth, await app.call(reviewRun.start, { body: { text } }, auth)),
    answers: (blank) => ({
      suggestions: [{ quote: 'one setting', kind: 'dull', reason: blank, replacement: blank }],
    }),
  },
  'a review that finds nothing': {
    act: async (auth) => ended(auth, await app.call(reviewRun.start, { body: { text } }, auth)),
    answers: () => ({ suggestions: [] }),
  },
  ideas: {
    act: async (auth) => {
      const body = ideasRun.input.parse({});
      await ended(auth, await app.call(ideasRun.start, { body }, auth));
    },
    answers: (blank) => ({
      ideas: [{ basis: blank, angle: blank, whyNow: blank, opening: blank, format: 'story', repeats: 0 }],
    }),
  },
  'a text moved into a voice': {
    act: async (auth) =>
      ended(auth, await app.call(voiceFitRun.start, { body: { text: `${text} 🚀` } }, auth)),
    answers: (blank) => ({ text: blank }),
  },
};

async function creditsOf({ token }: Person): Promise<number> {
  return (await app.call(userDetails, {}, { token })).body.data.userUsage;
}

test.each(Object.entries(paid))(
  '%s in which the model says nothing costs nothing',
  async (_, { act, answers }) => {
    const person = await app.signUp();
    const auth = { token: person.token };
    await app.call(importRun.start, { body: { text: posts.join('\n---\n') } }, auth);
    await app.runDueJobs();
    for (const blank of ['', ' \n\u00a0']) {
      const before = await creditsOf(person);
      const { model } = app.sandbox.control;
      await model.clearOrders();
      for (let call = 0; call < 4; call += 1) await model.order({ kind: 'answer', json: answers(blank) });
      await act(auth);
      expect(await creditsOf(person)).toEqual(before);
    }
    await app.sandbox.control.model.clearOrders();
  },
);
