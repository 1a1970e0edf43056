import {
  addDoNotContact,
  changePerson,
  deletePerson,
  getPerson,
  importPeople,
  listDoNotContact,
  listLeads,
  listNotifications,
  listPeople,
  optOutPerson,
  removeDoNotContact,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { isSamePerson, keysOfPerson } from './rules/same-person.ts';
import { writeCsv } from '../../../platform/csv.ts';

let app: TestApp;
let who: Person;
beforeAll(async () => {
  app = await createTestApp();
  who = await app.signUp();
});
afterAll(() => app.close());

const linkedin = [
  'Notes:',
  '"When exporting your connection data, you may notice that some of the email addresses are missing."',
  '',
  'First Name,Last Name,URL,Email Address,Company,Position,Connected On',
  'Ines,Duarte,https://www.linkedin.com/in/ines-duarte,,Harbour Works GmbH,Head of Operations,18 Nov 2026',
  'Tomas,Berg,https://www.linkedin.com/in/tomas-berg,tomas@northquay.example,Northquay,Buyer,1 Mar 2024',
  ',,,,,,2 Feb 2020',
].join('\n');
const crm =
  'Full Name;Email;Company;Title\nInês Duarte;ines@harbour.example;Harbour Works;COO\n=Evil;x@y.example;Co;Boss\n';

async function bring(csv: string, kind: 'connection' | 'lead', token = who.token) {
  return (await app.call(importPeople, { body: { csv, kind } }, { token })).body.data;
}
const names = async (q: string, token = who.token) =>
  (await app.call(listPeople, { query: { q } }, { token })).body.data.items.map(({ name }) => name);

it('reminds once of each person on time, and not of those who must not be contacted', async () => {
  const person = await app.signUp();
  const { token } = person;
  await bring('Name,Company,Position\nIda Holm,Quay,Buyer\nOlu Bank,Quay,Buyer\n', 'lead', token);
  const { items } = (await app.call(listPeople, { query: {} }, { token })).body.data;
  const remindAt = new Date(app.clock.now() + 3_600_000).toISOString();
  for (const { id } of items) {
    const { body } = await app.call(changePerson, { params: { id }, body: { remindAt } }, { token });
    expect(body.data.remindAt).toBe(remindAt);
  }
  const olu = items.find(({ name }) => name === 'Olu Bank')?.id ?? '';
  await app.call(optOutPerson, { params: { id: olu }, body: {} }, { token });
  const mailed = async () => {
    await Promise.all([app.runPeriodic('people.reminders'), app.runPeriodic('people.reminders')]);
    await app.runDueJobs();
    const mails = await app.sandbox.control.mailbox.mails(person.email);
    return mails.filter(({ subject }) => subject.startsWith('Reminder')).map(({ text }) => text);
  };
  expect(await mailed()).toEqual([]);
  app.clock.advance(3_600_000);
  const [first, ...others] = await mailed();
  const ida = items.find(({ name }) => name === 'Ida Holm')?.id ?? '';
  expect(first).toContain(`/dashboard/people?person=${ida}`);
  expect(first).not.toContain('Ida');
  expect(others).toEqual([]);
  const told = await app.call(listNotifications, { query: {} }, { token });
  expect(told.body.data.items).toMatchObject([{ kind: 'reminder', about: 'Ida Holm, Buyer, Quay' }]);
  await app.call(changePerson, { params: { id: ida }, body: { remindAt, notes: 'Called' } }, { token });
  expect(await mailed()).toHaveLength(1);
});

it('takes LinkedIn’s connections and a CRM’s export as one set of people, with where each came from', async () => {
  expect(await bring(linkedin, 'connection')).toEqual({
    added: 2,
    merged: 0,
    optedOut: 0,
    skipped: 1,
    undated: 0,
  });
  expect(await bring(crm, 'lead')).toEqual({ added: 1, merged: 1, optedOut: 0, skipped: 0, undated: 0 });
  expect(await bring(linkedin, 'connection')).toEqual({
    added: 0,
    merged: 2,
    optedOut: 0,
    skipped: 1,
    undated: 0,
  });
  const [ines] = (await app.call(listLeads, { query: { company: 'Harbour Works' } }, { token: who.token }))
    .body.data.items;
  const seen = await app.call(getPerson, { params: { id: ines?.id ?? '' } }, { token: who.token });
  expect(seen.body.data).toMatchObject({
    email: 'ines@harbour.example',
    linkedinUrl: 'https://www.linkedin.com/in/ines-duarte',
    connectedOn: '2026-11-18',
    kinds: ['connection', 'lead'],
    origins: [{ kind: 'linkedin-export' }, { kind: 'file' }],
    warmPaths: 0,
  });
  const colleague = 'Name,Company,Position\nPia Roth,Harbour Works,Planner\n';
  await bring(colleague, 'connection');
  for (const [warm, found] of [
    ['true', ['Ines Duarte']],
    ['false', ['Evil']],
  ] as const) {
    const leads = await app.call(listLeads, { query: { warm } }, { token: who.token });
    expect(leads.body.data.items.map(({ name }) => name)).toEqual(found);
    expect(leads.body.data.items.map(({ warmPaths }) => warmPaths)).toEqual([warm === 'true' ? 1 : 0]);
    expect(leads.body.data.total).toBe(1);
  }
  expect(await names('Evil')).toEqual(['Evil']);
  const stranger = await app.signUp();
  expect(await names('Duarte', stranger.token)).toEqual([]);
});

it('keeps out who opted out: from lists, and from every later import, also after deletion', async () => {
  const person = await app.signUp();
  await bring(linkedin, 'connection', person.token);
  const { items } = (await app.call(listPeople, { query: {} }, { token: person.token })).body.data;
  const tomas = items.find(({ name }) => name === 'Tomas Berg')?.id ?? '';
  const params = { id: tomas };
  expect((await app.call(optOutPerson, { params, body: {} }, { token: person.token })).status).toBe(200);
  expect(await names('Berg', person.token)).toEqual([]);
  expect((await app.call(deletePerson, { params }, { token: person.token })).status).toBe(200);
  expect(await bring(linkedin, 'lead', person.token)).toMatchObject({ added: 0, merged: 1, optedOut: 1 });
  const entry = { kind: 'name', value: 'Ines Duarte' } as const;
  const added = await app.call(addDoNotContact, { body: entry }, { token: person.token });
  expect(added.body.data.matched).toBe(1);
  expect(await names('Ines', person.token)).toEqual([]);
});

it('never takes two LinkedIn addresses for one person, and writes no formulas', () => {
  const of = (linkedinUrl: string) =>
    keysOfPerson({ name: 'Ann Lee', company: 'Acme', email: 'ann@acme.example', linkedinUrl });
  expect(isSamePerson(of('https://linkedin.com/in/ann-1'), of('https://linkedin.com/in/ann-2'))).toBe(false);
  expect(writeCsv([['=1+1', 'a,b']])).toBe('\ufeff\'=1+1,"a,b"\r\n');
});

it('keeps an opt-out through corrections and imports, and lifts only what a removed entry barred', async () => {
  const { token } = await app.signUp();
  const csv =
    'Name,Company,Email,Employees\nCher,Stage,,"1,001-5,000"\nIda Holm,Northquay,ida@old.example,12\n';
  await bring(csv, 'lead', token);
  const find = async (name: string, optedOut: 'true' | 'false') =>
    (await app.call(listPeople, { query: { q: name, optedOut } }, { token })).body.data.items[0]?.id ?? '';
  const [cher, ida] = [await find('Cher', 'false'), await find('Ida', 'false')];
  const seen = await app.call(getPerson, { params: { id: cher } }, { token });
  expect(seen.body.data.companySize).toBe(1001);
  for (const id of [cher, ida]) await app.call(optOutPerson, { params: { id }, body: {} }, { token });

  const note = (notes: string) => {
    const body = { notes, notesVersion: seen.body.data.notesVersion };
    return app.call(changePerson, { params: { id: cher }, body }, { token });
  };
  expect([await note('Sings'), await note('Acts'), await note('Sings')].map(({ status }) => status)).toEqual([
    200, 409, 200,
  ]);
  const later = 'Name,Company,Email\nIda Holm,Northquay,ida@new.example\n';
  expect(await bring(later, 'lead', token)).toMatchObject({ added: 0, merged: 0, optedOut: 1 });
  expect([await find('Cher', 'true'), await find('Ida', 'true')]).toEqual([cher, ida]);

  const domain = { kind: 'domain', value: 'old.example' } as const;
  const extra = (await app.call(addDoNotContact, { body: domain }, { token })).body.data.id;
  const drop = (id: string) => app.call(removeDoNotContact, { params: { id } }, { token });
  await drop(extra);
  expect(await find('Ida', 'true')).toBe(ida);
  const [entry] = (await app.call(listDoNotContact, { query: {} }, { token })).body.data.items;
  expect(entry).toMatchObject({ kind: 'email', value: 'ida@old.example' });
  await drop(entry?.id ?? '');
  expect([await find('Ida', 'false'), await find('Cher', 'true')]).toEqual([ida, cher]);

  const cursor = `1.${'-'.repeat(36)}`;
  expect((await app.call(listPeople, { query: { cursor } }, { token })).status).toBe(200);
});
