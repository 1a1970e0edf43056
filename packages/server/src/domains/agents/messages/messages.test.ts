import {
  getRun,
  importPeople,
  keysOf,
  listPeople,
  messageDraftRun,
  optOutPerson,
  userDetails,
} from '@limelight/contracts';
import { messageChannels, messageLimits, messagePurposes } from '@limelight/contracts/catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';

let app: TestApp;
let modelled: TestApp;
beforeAll(async () => {
  [app, modelled] = await Promise.all([createTestApp(), createTestApp({ model: true })]);
});
afterAll(async () => {
  await Promise.all([app.close(), modelled.close()]);
});

const csv = [
  'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
  'Ines,Duarte,https://www.linkedin.com/in/ines-duarte,,Harbour Works,Head of Operations,18 Nov 2026',
].join('\n');

async function connected(on: TestApp) {
  const person = await on.signUp();
  const { token } = person;
  await on.call(importPeople, { body: { csv, kind: 'connection', label: 'Connections.csv' } }, { token });
  const { items } = (await on.call(listPeople, { query: {} }, { token })).body.data;
  return { person, personId: items[0]?.id ?? '' };
}
type Input = z.input<typeof messageDraftRun.input>;
const begin = (on: TestApp, { token }: Person, body: Input) =>
  on.call(messageDraftRun.start, { body }, { token });
async function draft(on: TestApp, person: Person, body: Input) {
  const started = await begin(on, person, body);
  expect(started.status).toBe(202);
  await on.runDueJobs();
  const params = { id: started.body.data.id };
  const { data } = (await on.call(getRun, { params }, { token: person.token })).body;
  expect(data).toMatchObject({ status: 'done', error: null });
  return { charged: data.charged, ...messageDraftRun.result.parse(data.result) };
}

it('makes skeletons of traceable details without a model, free and within every limit', async () => {
  const { person, personId } = await connected(app);
  const material = { notes: 'We cut picking errors by 41%.', followUps: 2 };
  for (const channel of keysOf(messageChannels)) {
    const made = await draft(app, person, { channel, purpose: 'offer', to: { personId }, material });
    expect(made).toMatchObject({ charged: 0, written: false });
    expect(made.drafts).toHaveLength(3);
    expect(made.followUps.map(({ afterDays }) => afterDays)).toEqual([3, 7]);
    for (const { text, details, unsupported } of [...made.drafts, ...made.followUps]) {
      expect(text.length).toBeLessThanOrEqual(messageLimits[channel]);
      expect(text).toMatch(/^Hi Ines,\n\n/);
      expect(text).not.toMatch(/[“…]/);
      expect(unsupported).toEqual([]);
      for (const detail of details) expect(text).toContain(detail.text);
    }
  }
  const mail = { channel: 'mail', purpose: 'offer', to: { personId }, material } as const;
  const { drafts } = await draft(app, person, mail);
  expect(drafts[0]?.subject).toBe('A question about your work');
  expect(drafts[0]?.text.split('\n\n').slice(0, 5)).toEqual([
    'Hi Ines,',
    'I am writing because of your work as Head of Operations at Harbour Works.',
    'We cut picking errors by 41%.',
    '[Your offer: what do you help with?]',
    'Is this something you are working on at the moment?',
  ]);
  const note = { name: 'Hannah Voss', company: 'Harbourlight Insurance' };
  const asked = { channel: 'connection-note', purpose: 'recruiter', to: note } as const;
  const said = { notes: 'I saw the data analyst opening.' };
  const [, , short] = (await draft(app, person, { ...asked, material: said })).drafts;
  expect(short?.text).toMatch(
    /^Hi Hannah,\n\nI saw the data analyst opening\.\n\nAre you the right person to ask\?/,
  );
  const known = drafts[0]?.details.find(({ text }) => text === 'Head of Operations at Harbour Works');
  expect(known?.origin).toMatch(/^Your LinkedIn export: Connections.csv, \d{4}-\d\d-\d\d$/);
  for (const purpose of keysOf(messagePurposes))
    expect(
      (await draft(app, person, { channel: 'message', purpose, to: {}, material: {} })).drafts,
    ).toHaveLength(3);
});

it('has a model write from numbered details without the name, and refuses what no detail supports', async () => {
  const { person, personId } = await connected(modelled);
  const { model } = modelled.sandbox.control;
  const one = (text: string) => ({
    subject: 'For {name}',
    text,
    used: [{ passage: 'Harbour Works', detail: 1 }],
  });
  const invented = one('Hi {name}, we saved Harbour Works 99%. Shall we talk?');
  const good = one('Hi {name}, you run operations at Harbour Works. Shall we talk?');
  await model.order({ kind: 'answer', json: { drafts: [invented, invented, invented] } });
  await model.order({ kind: 'answer', json: { drafts: [good, good, good] } });
  await model.order({ kind: 'answer', json: { open: [] } });
  const before = (await model.requests()).length;
  const to = { personId };
  const made = await draft(modelled, person, {
    channel: 'mail',
    purpose: 'offer',
    to,
    material: { notes: 'Ask Ines.' },
  });
  expect(made).toMatchObject({ charged: 10, written: true });
  expect(made.drafts[0]).toMatchObject({
    subject: 'For Ines',
    text: 'Hi Ines, you run operations at Harbour Works. Shall we talk?',
    details: [{ text: 'Harbour Works' }],
  });
  expect(made.drafts[0]?.details[0]?.origin).toContain('Connections.csv');
  const asked = (await model.requests()).slice(before);
  expect(asked).toHaveLength(3);
  expect(asked[1]?.promptText).toContain('what neither a detail nor a fact has: 99%');
  for (const { promptText } of asked) expect(promptText).not.toMatch(/ines|duarte/i);
});

it('marks what a written message claims and nobody supplied', async () => {
  const { person, personId } = await connected(modelled);
  const text = 'Hi {name}, “nobody waits a day with us”, says Petra Lang. You run operations. Shall we talk?';
  const one = { subject: 'Hello', text, used: [] };
  await modelled.sandbox.control.model.order({ kind: 'answer', json: { drafts: [one, one, one] } });
  const body = { channel: 'message', purpose: 'offer', to: { personId }, material: {} } as const;
  const { drafts, charged } = await draft(modelled, person, body);
  expect(charged).toBe(10);
  expect(drafts[0]?.unsupported.join(' ')).toContain('nobody waits a day with us');
  expect(drafts[0]?.unsupported.join(' ')).toContain('Petra Lang');
  expect(drafts[0]?.unsupported.join(' ')).not.toContain('Ines');
});

it('drafts nothing to somebody who is not to be contacted, and charges nothing', async () => {
  const { person, personId } = await connected(app);
  const { token } = person;
  await app.call(optOutPerson, { params: { id: personId }, body: {} }, { token });
  const body = { channel: 'mail', purpose: 'offer', material: {} } as const;
  const refused = await begin(app, person, { ...body, to: { personId } });
  expect(refused).toMatchObject({ status: 409, body: { code: 'person_opted_out' } });
  const typed = (company: string) =>
    begin(app, person, { ...body, to: { name: 'Inês DUARTE', company } }).then(({ status }) => status);
  expect(await typed('Harbour Works GmbH')).toBe(409);
  expect(await typed('')).toBe(409);
  const stranger = await app.signUp();
  expect((await begin(app, stranger, { ...body, to: { personId } })).status).toBe(404);
  expect((await app.call(userDetails, {}, { token })).body.data.userUsage).toBe(500);
  expect(await typed('Somewhere Else')).toBe(202);
});
