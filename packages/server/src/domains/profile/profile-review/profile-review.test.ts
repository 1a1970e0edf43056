import {
  cancelPurchase,
  cancelRun,
  getProfileReview,
  getRun,
  listNotifications,
  listProfileReviews,
  noAnswers,
  profileReviewRun,
  readProfileText,
  userDetails,
  type EndpointCall,
} from '@limelight/contracts';
import { readFileSync } from 'node:fs';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../testing/index.ts';
import { openShop, type Shop } from '../../billing/payments/test-scene.ts';
import { openReports } from './index.ts';

const pasted = `Ruth Adeyemi
Operations consultant for warehouses | Faster picking without a new building
Hull, England

About
I help small warehouses ship more without buying another building.

Last year eleven sites cut their picking errors by 41%. Write to ruth@example.com.

Experience
Operations consultant at Own practice
2021-03
Cut picking errors by 41% at eleven sites.

Education
Hull College
HND Logistics, 2004 - 2006

Skills
Warehouse operations, Process improvement, Inventory`;

let shop: Shop;
let person: Person;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(async () => shop.close());
beforeEach(async () => {
  person = await shop.buyer();
});

type Body = EndpointCall<typeof profileReviewRun.start>['body'];

async function review(body: Body): Promise<string> {
  const { status, body: answer } = await shop.app.call(
    profileReviewRun.start,
    { body },
    { token: person.token },
  );
  expect({ status, answer }).toMatchObject({ status: 202 });
  await shop.app.runDueJobs();
  return answer.data.id;
}

const credits = async () =>
  (await shop.app.call(userDetails, {}, { token: person.token })).body.data.userUsage;

describe('a profile review', () => {
  it('reads a pasted profile, checks it, costs 150 credits and arrives as page, PDF and mail', async () => {
    const { token, email } = person;
    const before = await credits();
    const read = await shop.app.call(readProfileText, { body: { text: pasted } }, { token });
    expect(read.body.data).toMatchObject({
      name: 'Ruth Adeyemi',
      location: 'Hull, England',
      experience: [{ title: 'Operations consultant', company: 'Own practice', start: '2021-03', end: null }],
      skills: ['Warehouse operations', 'Process improvement', 'Inventory'],
    });
    const id = await review({
      profile: { ...read.body.data, shown: { ...noAnswers(), photo: true } },
      targetRole: 'Operations Manager',
    });
    expect(await credits()).toBe(before - 150);
    const run = await shop.app.call(getRun, { params: { id } }, { token });
    expect(run.body.data).toMatchObject({ status: 'done', charged: 150 });

    const { body } = await shop.app.call(getProfileReview, { params: { id } }, { token });
    expect(body.data.checks.length).toBeGreaterThanOrEqual(40);
    expect(body.data.checks.find(({ id: check }) => check === 'photo.present')).toMatchObject({
      passed: true,
    });
    expect(body.data.fit?.keywords).toContainEqual({ keyword: 'manager', foundIn: [] });
    expect(body.data.checks.every(({ rewrite }) => rewrite === undefined)).toBe(true);

    const file = await shop.app.fetch(`/api/profile-reviews/${id}/report.pdf`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true });
    expect(text).toContain('LinkedIn profile review');
    expect(text).toMatch(new RegExp(`${body.data.score}\\s*of 100`, 'u'));
    expect(Buffer.from(bytes).includes('/StructTreeRoot')).toBe(true);

    const mails = await shop.app.sandbox.control.mailbox.mails(email);
    const mail = mails.find(({ subject }) => subject.includes('scores'));
    expect(mail?.subject).toBe(`Your LinkedIn profile scores ${body.data.score} of 100`);
  });

  it('belongs to its owner, and compares with the one before', async () => {
    const { token } = person;
    const first = await review({ text: pasted });
    shop.app.clock.advance(60_000);
    const second = await review({ text: pasted.replace('Hull, England', '') });
    const { body } = await shop.app.call(getProfileReview, { params: { id: second } }, { token });
    expect(body.data.previousScore).toBeGreaterThan(0);
    const stranger = await shop.app.signUp();
    const foreign = await shop.app.call(
      getProfileReview,
      { params: { id: first } },
      { token: stranger.token },
    );
    expect(foreign.status).toBe(404);
  });

  it('reads a profile saved as PDF', async () => {
    const bytes = readFileSync(new URL('../../library/imports/fixtures/persona-2.pdf', import.meta.url));
    const form = new FormData();
    form.append('file', new Blob([bytes]), 'Profile.pdf');
    const read = await shop.app.fetch('/api/profile-reviews/read-file', {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(read.status).toBe(200);
    expect(await read.json()).toMatchObject({
      data: {
        name: 'Ruth Adeyemi-Clarke',
        location: 'Hull, England, United Kingdom',
        skills: ['Warehouse Operations', 'Process Improvement', 'Inventory Management'],
      },
    });
  });

  it('refuses an order for several profiles or none, and a file that is no profile costs nothing', async () => {
    const { token } = person;
    const none = await shop.app.call(profileReviewRun.start, { body: {} }, { token });
    expect(none.status).toBe(400);
    const before = await credits();
    const id = await review({ mediaId: '00000000-0000-4000-8000-000000000000' });
    const run = await shop.app.call(getRun, { params: { id } }, { token });
    expect(run.body.data).toMatchObject({ status: 'failed', error: { code: 'not_found' } });
    expect(await credits()).toBe(before);
    const form = new FormData();
    form.append('file', new Blob(['no profile at all']), 'profile.pdf');
    const read = await shop.app.fetch('/api/profile-reviews/read-file', {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(read.status).toBe(422);
    expect(await read.json()).toMatchObject({ code: 'profile_unreadable' });
  });
});

describe('a report that was bought', () => {
  async function buy(): Promise<string> {
    const { body } = await shop.order(person, { product: 'p_linkedin_analysis' });
    await shop.confirm(person, await shop.pay(body.data.id));
    const listed = await shop.app.call(listProfileReviews, { query: {} }, { token: person.token });
    const [report] = listed.body.data.paid;
    if (report === undefined) throw new Error('nothing was bought');
    expect(report.state).toBe('waiting');
    expect(Date.parse(report.dueAt) - Date.parse(report.boughtAt)).toBe(48 * 3_600_000);
    return report.purchaseId;
  }
  const stateOf = async (purchaseId: string) =>
    (await shop.app.call(listProfileReviews, { query: {} }, { token: person.token })).body.data.paid.find(
      (report) => report.purchaseId === purchaseId,
    );

  it('costs no credits, is delivered once and belongs to its buyer', async () => {
    const purchaseId = await buy();
    const before = await credits();
    expect((await openReports(shop.app.context)).map((report) => report.purchaseId)).toContain(purchaseId);
    const id = await review({ text: pasted, purchaseId });
    expect(await stateOf(purchaseId)).toMatchObject({ state: 'delivered', reviewId: id });
    expect(await credits()).toBe(before);
    const again = await shop.app.call(
      profileReviewRun.start,
      { body: { text: pasted, purchaseId } },
      { token: person.token },
    );
    expect(again.body.code).toBe('profile_paid_used');
    const stranger = await shop.app.signUp();
    const foreign = await shop.app.call(
      profileReviewRun.start,
      { body: { text: pasted, purchaseId } },
      { token: stranger.token },
    );
    expect(foreign.status).toBe(404);
    expect((await openReports(shop.app.context)).map((report) => report.purchaseId)).not.toContain(
      purchaseId,
    );
  });

  it('is not owed any more once its purchase is cancelled', async () => {
    const purchaseId = await buy();
    const body = { purchaseId, amountMinor: 299_00 };
    expect((await shop.app.call(cancelPurchase, { body }, { token: person.token })).status).toBe(200);
    expect(await stateOf(purchaseId)).toBeUndefined();
    const start = { body: { text: pasted, purchaseId } };
    expect((await shop.app.call(profileReviewRun.start, start, { token: person.token })).status).toBe(404);
  });

  it('is tried again when its run fails, and handed to the team after three failures', async () => {
    const purchaseId = await buy();
    await review({ mediaId: '00000000-0000-4000-8000-000000000000', purchaseId });
    expect((await stateOf(purchaseId))?.state).toBe('waiting');
    for (let round = 0; round < 2; round += 1) {
      await shop.app.runPeriodic('profile-review.paid');
      await shop.app.runDueJobs();
    }
    expect((await stateOf(purchaseId))?.state).toBe('handed-over');
    await shop.app.runPeriodic('profile-review.paid');
    const [report] = (await openReports(shop.app.context)).filter((one) => one.purchaseId === purchaseId);
    expect(report).toMatchObject({ state: 'handed-over', failures: 3 });
    // Another file succeeds after that.
    const id = await review({ text: pasted, purchaseId });
    expect(await stateOf(purchaseId)).toMatchObject({ state: 'delivered', reviewId: id });
  });

  it('is kept after one failure or a cancel, however late the profile is given', async () => {
    const purchaseId = await buy();
    shop.app.clock.advance(72 * 3_600_000);
    person = { ...person, token: await shop.app.login(person) };
    const { refunds } = shop.app.sandbox.control.razorpay;
    const earlier = (await refunds()).length;
    const body = { mediaId: '00000000-0000-4000-8000-000000000000', purchaseId };
    const { token } = person;
    const queued = await shop.app.call(profileReviewRun.start, { body }, { token });
    const params = { id: queued.body.data.id };
    expect((await shop.app.call(cancelRun, { params }, { token })).status).toBe(200);
    await shop.app.runDueJobs();
    const reportOf = async () =>
      (await openReports(shop.app.context)).find((one) => one.purchaseId === purchaseId);
    expect(await reportOf()).toMatchObject({ state: 'waiting', failures: 0, input: null });
    await review(body);
    const dueAt = new Date(shop.app.clock.now() + 48 * 3_600_000);
    expect(await reportOf()).toMatchObject({ state: 'waiting', failures: 1, dueAt });
    await shop.app.runPeriodic('profile-review.paid');
    await shop.app.runDueJobs();
    // A retry keeps the deadline, and the report is not paid back before it is handed over.
    expect(await reportOf()).toMatchObject({ state: 'waiting', failures: 2, dueAt });
    shop.app.clock.advance(49 * 3_600_000);
    await shop.app.runPeriodic('profile-review.paid');
    expect((await refunds()).length).toBe(earlier);
    await shop.app.runDueJobs();
    expect(await reportOf()).toMatchObject({ state: 'handed-over', failures: 3 });
    await shop.app.runPeriodic('profile-review.paid');
    await shop.app.runDueJobs();
    expect((await refunds()).length).toBe(earlier + 1);
  });

  it('is paid back once when no run of it succeeds in time, which the buyer and the operator see', async () => {
    const purchaseId = await buy();
    const { refunds } = shop.app.sandbox.control.razorpay;
    const earlier = (await refunds()).length;
    await review({ mediaId: '00000000-0000-4000-8000-000000000000', purchaseId });
    const sweep = async () => {
      await shop.app.runPeriodic('profile-review.paid');
      await shop.app.runDueJobs();
    };
    await sweep();
    await sweep();
    expect((await stateOf(purchaseId))?.state).toBe('handed-over');
    shop.app.clock.advance(48 * 3_600_000);
    await Promise.all([shop.app.runPeriodic('profile-review.paid'), sweep()]);
    await sweep();
    person = { ...person, token: await shop.app.login(person) };
    expect(await stateOf(purchaseId)).toMatchObject({
      state: 'refunded',
      refundedAt: new Date(shop.app.clock.now()).toISOString(),
    });
    expect((await refunds()).slice(earlier).map(({ amount }) => amount)).toEqual([299_00]);
    const told = await shop.app.call(listNotifications, { query: {} }, { token: person.token });
    const reports = told.body.data.items.filter(({ kind }) => kind === 'report');
    expect(reports.map(({ title }) => title)).toEqual([
      'Your report could not be made, so your money goes back',
      'We could not make the report you bought',
    ]);
    const mails = await shop.app.sandbox.control.mailbox.mails(person.email);
    expect(mails.map(({ subject }) => subject)).toContain('We could not make the report you bought');
    const [report] = (await openReports(shop.app.context)).filter((one) => one.purchaseId === purchaseId);
    expect(report?.state).toBe('refunded');
    const start = { body: { text: pasted, purchaseId } };
    const again = await shop.app.call(profileReviewRun.start, start, { token: person.token });
    expect(again.body.code).toBe('profile_paid_used');
  });
});
