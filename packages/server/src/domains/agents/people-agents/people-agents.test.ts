import { readFileSync } from 'node:fs';
import {
  addDoNotContact,
  cancelRun,
  candidateSearchRun,
  createToken,
  createWebhook,
  deleteCv,
  deletePerson,
  exportLeads,
  followRun,
  getPerson,
  getRun,
  importPeople,
  leadGenerationRun,
  leadSearchRun,
  listCvs,
  listPeople,
  listPersonSearches,
  listRuns,
  optOutPerson,
  readPeopleFile,
  retryRun,
  savePersonSearch,
  uploadCv,
  userDetails,
  type EndpointData,
  type TokenScope,
} from '@limelight/contracts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { nameInCv } from './rules/cv-name.ts';

let app: TestApp;
let modelled: TestApp;
beforeAll(async () => {
  [app, modelled] = await Promise.all([createTestApp(), createTestApp({ model: true })]);
});
afterAll(async () => {
  await Promise.all([app.close(), modelled.close()]);
});

async function send<T>(on: TestApp, who: Person, path: string, form: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.set(name, value);
  const headers = { authorization: `Bearer ${who.token}` };
  const answer = await on.fetch(`/api${path}`, { method: 'POST', headers, body });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as it came; the contract's form is asserted by the endpoints' own test
  return { status: answer.status, ...((await answer.json()) as { data: T; code?: string }) };
}
const addCv = (on: TestApp, who: Person, file: File) =>
  send<EndpointData<typeof uploadCv>>(on, who, uploadCv.path, { file });

async function finished(on: TestApp, { token }: Person, id: string) {
  await on.runDueJobs();
  const { body } = await on.call(getRun, { params: { id } }, { token });
  expect(body.data).toMatchObject({ status: 'done', error: null });
  return body.data;
}
const left = async ({ token }: Person) => (await app.call(userDetails, {}, { token })).body.data.userUsage;

const cvText = [
  'Ruth Adeyemi',
  'Nationality: Ghanaian',
  'Backend engineer, ruth@adeyemi.example',
  'Built payment services in Go and PostgreSQL for six years.',
  'Mentored four engineers.',
].join('\n');
const connections =
  'Name,Company,Position\nIda Holm,Slotwise Example,Backend engineer in Go\nTomas Berg,Northquay,Buyer\n';

it('finds candidates among CVs and connections with quoted evidence, merges duplicates, and builds searches', async () => {
  const person = await app.signUp();
  const { token } = person;
  await app.call(importPeople, { body: { csv: connections, kind: 'connection' } }, { token });
  const cv = await addCv(app, person, new File([cvText], 'ruth.txt'));
  expect(cv).toMatchObject({ status: 201, data: { name: 'Ruth Adeyemi' } });
  expect((await addCv(app, person, new File([cvText], 'ruth.txt'))).data.id).toBe(cv.data.id);
  const pdf = new URL('../../library/imports/fixtures/persona-1.pdf', import.meta.url);
  expect((await addCv(app, person, new File([readFileSync(pdf)], 'persona.pdf'))).status).toBe(201);
  expect((await addCv(app, person, new File(['PK'], 'broken.docx'))).status).toBe(422);

  const role = 'Go and PostgreSQL\nBackend engineer\nAge: under 30\n\nNice to have:\nMentored engineers';
  const started = await app.call(candidateSearchRun.start, { body: { role } }, { token });
  const run = await finished(app, person, started.body.data.id);
  const result = candidateSearchRun.result.parse(run.result);
  expect(run.charged).toBe(20);
  expect(result.leftOut).toEqual(['Age: under 30']);
  const [ruth, ...others] = result.candidates;
  // “Mentored four engineers” is no mention of “Mentored engineers”: whether it is meant takes a model.
  expect(ruth).toMatchObject({ name: 'Ruth Adeyemi', missing: ['Mentored engineers'] });
  expect(result.byWords).toBe(true);
  expect(ruth?.evidence.map(({ criterion, quote, source }) => [criterion, quote, source])).toContainEqual([
    'Go and PostgreSQL',
    'Built payment services in Go and PostgreSQL for six years.',
    'CV',
  ]);
  expect(others.map(({ name }) => name)).toContain('Ida Holm');
  expect(result.candidates.map(({ name }) => name)).not.toContain('Tomas Berg');
  expect(result.searches.find(({ site }) => site === 'LinkedIn')?.query).toBe(
    '"Go and PostgreSQL" AND "Backend engineer" AND ("Mentored engineers")',
  );

  const { body } = await app.call(listCvs, { query: {} }, { token });
  for (const { id } of body.data.items) await app.call(deleteCv, { params: { id } }, { token });
  const kept = await app.call(listPeople, { query: {} }, { token });
  expect(kept.body.data.items.map(({ name }) => name).toSorted()).toEqual(['Ida Holm', 'Tomas Berg']);
});

it('never lets a name or a protected attribute reach a model', async () => {
  const person = await modelled.signUp();
  const secret = fc.stringMatching(/^[A-Z][a-z]{7,11}$/);
  const before = (await modelled.sandbox.control.model.requests()).length;
  const secrets: string[] = [];
  const { order, clearOrders } = modelled.sandbox.control.model;
  await order({ kind: 'answer', json: { criteria: [] }, includes: 'take a description', times: 4 });
  await order({ kind: 'answer', json: { people: [] }, includes: 'numbered criteria', times: 8 });
  await fc.assert(
    fc.asyncProperty(secret, secret, secret, secret, async (first, last, nation, gender) => {
      secrets.push(first, last, nation, gender);
      const text = [
        `${first} ${last}`,
        `Nationality: ${nation}`,
        `Gender ${gender}`,
        `Date of birth: 3 March 1987`,
        `Mail ${first}.${last}@example.com, https://www.linkedin.com/in/${first}-${last}`,
        `${last.toUpperCase()} built payment services in Go. ${first} led a team.`,
      ].join('\n');
      await addCv(modelled, person, new File([text], `${first}.txt`));
      const csv = `Name,Company,Position\n${first} ${last},Acme ${nation},Go engineer (${first})\n`;
      await modelled.call(
        importPeople,
        { body: { csv: csv.replace(nation, ''), kind: 'connection' } },
        { token: person.token },
      );
      const role = `Go engineer, payment services, nationality: ${nation}`;
      const started = await modelled.call(
        candidateSearchRun.start,
        { body: { role } },
        { token: person.token },
      );
      await finished(modelled, person, started.body.data.id);
    }),
    { numRuns: 4, endOnFailure: true },
  );
  await clearOrders();
  const requests = (await modelled.sandbox.control.model.requests()).slice(before);
  expect(requests.length).toBeGreaterThan(4);
  const asked = requests.map(({ promptText }) => promptText.toLowerCase()).join('\n');
  expect(asked).toContain('built payment services in go');
  for (const one of [...secrets, '1987']) expect(asked).not.toContain(one.toLowerCase());
});

it('takes only quotes from a model that stand in the texts', async () => {
  const person = await modelled.signUp();
  await addCv(modelled, person, new File([cvText], 'ruth.txt'));
  const { order } = modelled.sandbox.control.model;
  const criteria = [
    { quote: 'payment services', must: true, terms: ['payments'] },
    { quote: 'not in the role', must: true, terms: [] },
  ];
  await order({ kind: 'answer', json: { criteria }, includes: 'take a description' });
  const evidence = [
    { criterion: 1, quote: 'Built payment services in Go' },
    { criterion: 1, quote: 'Invented words' },
  ];
  await order({ kind: 'answer', json: { people: [{ number: 1, evidence }] }, includes: 'numbered criteria' });
  const body = { role: 'Somebody who knows payment services' };
  const started = await modelled.call(candidateSearchRun.start, { body }, { token: person.token });
  const { result } = await finished(modelled, person, started.body.data.id);
  const { candidates, searches } = candidateSearchRun.result.parse(result);
  expect(candidates[0]?.evidence).toMatchObject([
    { criterion: 'payment services', quote: 'Built payment services in Go' },
  ]);
  expect(searches[0]?.query).toBe('("payment services" OR "payments")');
});

it('turns files, pasted lists and company sites into leads with dated facts, and leaves out who opted out', async () => {
  const person = await app.signUp();
  const { token } = person;
  const site = `${app.sandbox.webUrl}/articles/harbour-lights`;
  const file = new File(
    [`Name;Company;Title;Website\nMara Quist;Lampworks;Head of operations;${site}\nOlu Bank;Other;Buyer;\n`],
    'crm.csv',
  );
  const read = await send<EndpointData<typeof readPeopleFile>>(app, person, readPeopleFile.path, { file });
  expect(read.data.columns.map(({ field }) => field)).toEqual(['name', 'company', 'position', 'website']);
  const bytes = readFileSync(new URL('../../library/imports/fixtures/analytics.xlsx', import.meta.url));
  const workbook = new File([bytes], 'leads.xlsx');
  expect((await send(app, person, readPeopleFile.path, { file: workbook })).status).toBe(200);
  await app.call(importPeople, { body: { csv: read.data.csv, kind: 'lead' } }, { token });
  await app.call(addDoNotContact, { body: { kind: 'name', value: 'Nils Barred' } }, { token });

  const start = async () => {
    const pasted = 'Iris Vale, Head of operations, Quayside\nNils Barred, Head of operations, Quayside';
    const sources = { pasted, pages: [site, `${app.sandbox.webUrl}/no-such-page`] };
    const body = { customer: 'Head of operations, harbour', sources };
    const started = await app.call(leadGenerationRun.start, { body }, { token });
    return finished(app, person, started.body.data.id);
  };
  const result = leadGenerationRun.result.parse((await start()).result);
  expect(result.leads.map(({ name }) => name).toSorted()).toEqual(['Iris Vale', 'Mara Quist']);
  expect(result.pages.map(({ fault }) => fault === null)).toEqual([true, false]);
  const mara = result.leads.find(({ name }) => name === 'Mara Quist');
  expect(mara?.evidence.find(({ criterion }) => criterion === 'harbour')).toMatchObject({ address: site });

  // Repeating the run only costs credits.
  const facts = async () =>
    (await app.call(getPerson, { params: { id: mara?.id ?? '' } }, { token })).body.data.facts;
  const once = await facts();
  expect(once).toMatchObject([{ field: 'harbour', address: site }]);
  expect(leadGenerationRun.result.parse((await start()).result).added).toBe(0);
  expect(await facts()).toEqual(once);
  expect(await left(person)).toBe(460);

  const searchBody = { filters: { role: 'operations', wanted: 'harbour' } };
  const search = await app.call(leadSearchRun.start, { body: searchBody }, { token });
  const found = leadSearchRun.result.parse((await finished(app, person, search.body.data.id)).result);
  expect(found.leads.map(({ name }) => name)).toEqual(['Mara Quist']);

  // A token without access to people must not get them through runs either.
  const tokenFor = async (scopes: TokenScope[]) => {
    const body = { name: 'Script', scopes, lifetimeDays: 30 as const };
    return (await app.call(createToken, { body }, { token })).body.data.token;
  };
  const params = { id: search.body.data.id };
  const blind = { token: await tokenFor(['read', 'drafts', 'runs']) };
  const refusals = [
    await app.call(leadSearchRun.start, { body: searchBody }, blind),
    await app.call(getRun, { params }, blind),
    await app.call(followRun, { params }, blind),
    await app.call(cancelRun, { params }, blind),
    await app.call(retryRun, { params, body: {} }, blind),
  ];
  expect(refusals.map(({ body }) => body.code)).toEqual(refusals.map(() => 'token_scope_missing'));
  expect((await app.call(listRuns, { query: {} }, blind)).body.data.items).toEqual([]);
  const seeing = { token: await tokenFor(['runs', 'people']) };
  expect((await app.call(getRun, { params }, seeing)).body.data).toMatchObject({ status: 'done' });
  const spending = { token: await tokenFor(['people']) };
  expect((await app.call(leadSearchRun.start, { body: searchBody }, spending)).body.code).toBe(
    'token_scope_missing',
  );

  await app.call(optOutPerson, { params: { id: mara?.id ?? '' }, body: {} }, { token });
  const again = await app.call(leadSearchRun.start, { body: { filters: {} } }, { token });
  const others = leadSearchRun.result.parse((await finished(app, person, again.body.data.id)).result);
  expect(others.leads.map(({ name }) => name).toSorted()).toEqual(['Iris Vale', 'Olu Bank']);
  const csv = await app.fetch(`/api${exportLeads.path}`, { headers: { authorization: `Bearer ${token}` } });
  expect(await csv.text()).not.toContain('Mara');

  const kept = { name: 'Operations', filters: { role: 'operations' } };
  await app.call(savePersonSearch, { body: kept }, { token });
  const searches = await app.call(listPersonSearches, {}, { token });
  expect(searches.body.data.items).toMatchObject([kept]);
});

it('keeps whom a team page names for machines, and takes news and new leads as signals', async () => {
  const person = await app.signUp();
  const { token } = person;
  await app.call(addDoNotContact, { body: { kind: 'name', value: 'Nils Barred' } }, { token });
  const hook = { url: `${app.sandbox.webUrl}/hooks/leads`, events: ['lead.found' as const] };
  const { secret } = (await app.call(createWebhook, { body: hook }, { token })).body.data;
  await app.sandbox.control.hooks.expect('leads', secret);
  const site = `${app.sandbox.webUrl}/company/team`;
  const start = async () => {
    const feeds = [`${app.sandbox.webUrl}/feeds/trade.xml`, `${app.sandbox.webUrl}/feeds/gone.xml`];
    const pasted = 'Iris Vale, Head of operations, Quayside';
    const body = { customer: 'Head of operations', sources: { pasted, pages: [site], feeds } };
    const started = await app.call(leadGenerationRun.start, { body }, { token });
    return leadGenerationRun.result.parse((await finished(app, person, started.body.data.id)).result);
  };
  const result = await start();
  expect(result.added).toBe(4);
  expect(result.pages).toMatchObject([{ people: 3, fault: null }]);
  expect(result.feeds).toMatchObject([{ address: `${app.sandbox.webUrl}/feeds/gone.xml` }]);
  // What the page says of others there is no evidence for a role.
  expect(result.leads.map(({ name }) => name).toSorted()).toEqual(['Iris Vale', 'Mara Quist']);
  const mara = result.leads.find(({ name }) => name === 'Mara Quist');
  expect(mara?.evidence.find(({ criterion }) => criterion === 'In the news')).toMatchObject({
    quote: 'Lampworks opens a second lamp shop in Hull',
    source: 'Trade Wind',
    address: 'http://work.example.com/jobs/n1',
  });
  for (const { name, evidence } of result.leads)
    expect([name, evidence.some(({ criterion }) => criterion === 'In the news')]).toEqual([
      name,
      name !== 'Iris Vale',
    ]);
  const seen = await app.call(getPerson, { params: { id: mara?.id ?? '' } }, { token });
  expect(seen.body.data).toMatchObject({
    position: 'Head of operations',
    company: 'Lampworks',
    email: 'mara@lampworks.example',
    linkedinUrl: 'https://www.linkedin.com/in/mara-quist-example',
    legalBasis: 'legitimate-interest',
    origins: [{ kind: 'page', label: site }],
  });
  expect(seen.body.data.facts).toContainEqual(
    expect.objectContaining({ field: 'Position', value: 'Head of operations', address: site }),
  );
  const everybody = (await app.call(listPeople, { query: {} }, { token })).body.data.items;
  expect(everybody.find(({ name }) => name === 'Ida Holm')?.email).toBe('ida.holm@lampworks.example');
  expect((await start()).added).toBe(0);
  await app.runDueJobs();
  const told = await app.sandbox.control.hooks.deliveries('leads');
  expect(told).toMatchObject([{ refusal: null }]);
  expect(JSON.parse(told[0]?.body ?? '')).toMatchObject({
    type: 'lead.found',
    data: { personIds: result.leads.map(({ id }) => id) },
  });
});

it('asks for a name that it cannot tell, and keeps two CVs of one name apart', async () => {
  const person = await app.signUp();
  const { token } = person;
  const skills = 'Built payment services in Go.';
  const headed = new File([`Curriculum Vitae\nTop Skills\n${skills}`], 'resume.pdf.txt');
  expect(await addCv(app, person, headed)).toMatchObject({ status: 422, code: 'cv_name_missing' });
  const named = await send<EndpointData<typeof uploadCv>>(app, person, uploadCv.path, {
    file: headed,
    name: 'Jane Doe',
  });
  expect(named).toMatchObject({ status: 201, data: { name: 'Jane Doe' } });
  const found = nameInCv('Contact\njane.doe@example.com\nTop Skills\nJane Doe\nEngineer', 'jane.doe');
  expect([found, nameInCv('CV\nJane Doe', 'jdoe'), nameInCv('Jane Doe', '')]).toEqual([
    'Jane Doe',
    'Jane Doe',
    null,
  ]);

  const same = (text: string) => new File([`Ruth Adeyemi\nruth@adeyemi.example\n${text}`], 'cv.txt');
  const [first, second] = [await addCv(app, person, same('Go.')), await addCv(app, person, same('Rust.'))];
  expect(second.data.personId).toBe(first.data.personId);
  await app.call(deleteCv, { params: { id: first.data.id } }, { token });
  const left = (await app.call(listCvs, { query: {} }, { token })).body.data.items;
  expect(left.map(({ id }) => id).toSorted()).toEqual([named.data.id, second.data.id].toSorted());
});

it('charges nothing for a search that finds nobody, and forgets the deleted in earlier results', async () => {
  const person = await app.signUp();
  const { token } = person;
  const csv = 'Name,Company,Position\nIda Holm,Quay,Head of operations\nOlu Bank,Quay,Head of sales\n';
  await app.call(importPeople, { body: { csv, kind: 'lead' } }, { token });
  const start = async (customer: string) => {
    const body = { customer, sources: { pasted: 'Nils Roth, Head of operations, Dock' } };
    const started = await app.call(leadGenerationRun.start, { body }, { token });
    return finished(app, person, started.body.data.id);
  };
  expect((await start('Zookeeper with parrots')).charged).toBe(0);
  expect(await left(person)).toBe(500);

  const run = await start('Head of operations');
  const { leads } = leadGenerationRun.result.parse(run.result);
  expect(leads.map(({ name }) => name).toSorted()).toEqual(['Ida Holm', 'Nils Roth']);
  const idOf = (name: string) => leads.find((lead) => lead.name === name)?.id ?? '';
  await app.call(deletePerson, { params: { id: idOf('Ida Holm') } }, { token });
  await app.call(optOutPerson, { params: { id: idOf('Nils Roth') }, body: {} }, { token });
  const { body } = await app.call(getRun, { params: { id: run.id } }, { token });
  expect(leadGenerationRun.result.parse(body.data.result).leads).toEqual([]);
  expect(JSON.stringify(body.data)).not.toMatch(/Ida|Nils/);
});
