import { randomUUID } from 'node:crypto';
import * as contract from '@limelight/contracts';
import { carouselRun } from '@limelight/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../../platform/db/index.ts';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { grantCredits, heldCredits } from '../../billing/credits/index.ts';
import { as, makeTeam, signUpCrew, type Crew } from './test-team.ts';

let app: TestApp;
let crew: Crew;
let teamId: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());

const now = () => app.clock.now();
const inTx = <T>(work: (tx: Tx) => Promise<T>) => app.context.database.db.transaction(work);
const held = async (id: string) => heldCredits(app.context.database.db, id, now());

async function scene(): Promise<void> {
  let count = 0;
  crew = await signUpCrew(app, async () => {
    count += 1;
    return app.signUp({ name: `Member ${'ABCDE'.charAt(count - 1)}` });
  });
  teamId = await makeTeam(app, crew);
  await app.context.database.pool.query("UPDATE credit_lots SET source = 'bought:' || id");
}
const give = async (person: Person, amount: number, giftId: string = randomUUID()) =>
  app.call(contract.giveTeamCredits, { params: { id: teamId }, body: { giftId, amount } }, as(person));
const allow = async (person: Person, monthlyLimit: number | null = null, on = true) => {
  const params = { id: teamId, userId: person.id };
  return app.call(contract.setTeamSpending, { params, body: { on, monthlyLimit } }, as(crew.owner));
};
const choose = async (person: Person, id: string | null = teamId) =>
  app.call(contract.chooseWallet, { body: { teamId: id } }, as(person));
/** A run that costs 20 credits. */
const start = async (person: Person) => {
  const source = {
    kind: 'text',
    text: 'One rule\n\nWrite every decision down.\n\nWhich would you keep?',
  } as const;
  return app.call(carouselRun.start, { body: carouselRun.input.parse({ source }) }, as(person));
};
const payingWith = async (person: Person) =>
  (await app.call(contract.userDetails, {}, as(person))).body.data.payingWith;
const read = async (person: Person = crew.owner) =>
  (await app.call(contract.getTeamCredits, { params: { id: teamId } }, as(person))).body.data;
const told = async (person: Person) =>
  (await app.call(contract.listNotifications, { query: {} }, as(person))).body.data.items.map(
    ({ title }) => title,
  );

describe('giving', () => {
  it('leaves the free credits of the sign-up with the person', async () => {
    await scene();
    const fresh = await app.signUp({ name: 'Fresh Owner' });
    const made = await app.call(contract.createTeam, { body: { name: 'Fresh team' } }, as(fresh));
    const params = { id: made.body.data.id };
    const giveOne = async () =>
      app.call(contract.giveTeamCredits, { params, body: { giftId: randomUUID(), amount: 1 } }, as(fresh));
    expect((await giveOne()).body.code).toBe('team_credits_free');
    const lot = {
      userId: fresh.id,
      amount: 1,
      label: 'Bought',
      source: randomUUID(),
      expiresAt: null,
      now: now(),
    };
    await inTx((tx) => grantCredits(tx, lot));
    expect((await giveOne()).status).toBe(200);
    expect((await giveOne()).body.code).toBe('team_credits_free');
    expect([await held(fresh.id), await held(params.id)]).toEqual([500, 1]);
  });

  it('moves credits once for each gift, and never more than the person holds', async () => {
    await scene();
    const giftId = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(async () => give(crew.viewer, 120, giftId)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([await held(crew.viewer.id), await held(teamId)]).toEqual([380, 120]);
    expect((await give(crew.viewer, 121, giftId)).body.code).toBe('idempotency_key_reused');
    const refused = await give(crew.viewer, 381);
    expect(refused.body).toMatchObject({ code: 'insufficient_credits', details: { needed: 381, held: 380 } });

    const raced = await Promise.all([1, 2].map(async () => give(crew.editor, 300)));
    expect(raced.map(({ body }) => body.code ?? 'given').toSorted()).toEqual([
      'given',
      'insufficient_credits',
    ]);
    const own = await app.call(contract.creditHistory, { query: {} }, as(crew.viewer));
    expect(own.body.data.items[0]).toMatchObject({
      kind: 'transfer',
      amount: -120,
      label: 'Given to Launch crew',
    });
    expect((await read()).given).toEqual([
      { name: crew.editor.name, amount: 300 },
      { name: crew.viewer.name, amount: 120 },
    ]);
    const log = await app.call(
      contract.listTeamActivity,
      { params: { id: teamId }, query: {} },
      as(crew.viewer),
    );
    const gifts = log.body.data.items.filter(({ act }) => act === 'credits-given');
    expect(gifts.map(({ detail }) => detail)).toEqual(['300', '120']);
  });

  it('takes the expiry along, also into the account of a workspace', async () => {
    await scene();
    const expiresAt = new Date(now() + 3_600_000);
    const source = randomUUID();
    const lot = { userId: crew.owner.id, amount: 50, label: 'Month', source, expiresAt, now: now() };
    await inTx((tx) => grantCredits(tx, lot));
    await give(crew.owner, 60);
    expect((await read()).lapsing).toEqual([{ amount: 50, at: expiresAt.toISOString() }]);
    app.clock.advance(3_600_000);
    await app.runPeriodic('credits-lapse');
    expect([await held(teamId), await held(crew.owner.id)]).toEqual([10, 490]);
  });
});

describe('spending', () => {
  it('is paid by the workspace for whoever may and chose it, refuses by name, and never falls back', async () => {
    await scene();
    expect((await choose(crew.writer)).body.code).toBe('team_spending_off');
    expect((await allow(crew.viewer)).body.code).toBe('team_viewer_spending');
    await allow(crew.writer, 30);
    expect(await payingWith(crew.writer)).toBeNull();
    await choose(crew.writer);
    const empty = await start(crew.writer);
    expect(empty.body).toMatchObject({ code: 'team_credits_used_up', details: { needed: 20, held: 0 } });

    await give(crew.owner, 100);
    expect(await payingWith(crew.writer)).toEqual({ teamId, name: 'Launch crew', left: 30 });
    expect((await start(crew.writer)).status).toBe(202);
    await app.runDueJobs();
    const limited = await start(crew.writer);
    expect(limited.body).toMatchObject({ code: 'team_credit_limit', details: { needed: 20, held: 10 } });
    expect([await held(teamId), await held(crew.writer.id)]).toEqual([80, 500]);
    const { spent, members } = await read(crew.viewer);
    expect(spent).toMatchObject([{ name: crew.writer.name, amount: 20, uses: [{ amount: 20 }] }]);
    expect(members.find(({ userId }) => userId === crew.writer.id)).toMatchObject({ monthlyLimit: 30 });
    const params = { id: teamId };
    const history = await app.call(
      contract.listTeamCreditHistory,
      { params, query: { limit: 1 } },
      as(crew.viewer),
    );
    expect(history.body.data.items).toMatchObject([
      { kind: 'reserve', by: crew.writer.name, balanceAfter: 80 },
    ]);
    const cursor = history.body.data.nextCursor ?? '';
    const earlier = await app.call(
      contract.listTeamCreditHistory,
      { params, query: { cursor } },
      as(crew.viewer),
    );
    expect(earlier.body.data.items).toMatchObject([
      { kind: 'transfer', by: crew.owner.name, balanceAfter: 100 },
    ]);

    await choose(crew.writer, null);
    expect((await start(crew.writer)).status).toBe(202);
    expect(await held(crew.writer.id)).toBe(480);
    await choose(crew.writer);
    app.clock.advance(31 * 86_400_000);
    const token = await app.login(crew.writer);
    expect((await start({ ...crew.writer, token })).status).toBe(202);
  });

  it('lets one of two through when there is credit for one', async () => {
    await scene();
    await give(crew.owner, 39);
    const two = [crew.writer, crew.editor];
    for (const person of two) {
      await allow(person);
      await choose(person);
    }
    const answers = await Promise.all(two.map(async (person) => start(person)));
    expect(answers.map(({ body }) => body.code ?? 'started').toSorted()).toEqual([
      'started',
      'team_credits_used_up',
    ]);
    expect([await held(teamId), await held(crew.writer.id), await held(crew.editor.id)]).toEqual([
      19, 500, 500,
    ]);
  });

  it('charges the workspace for a run whose author is removed meanwhile, who then pays for their own', async () => {
    const ends: Record<string, () => Promise<unknown>> = {
      removed: async () =>
        app.call(
          contract.removeTeamMember,
          { params: { id: teamId, userId: crew.writer.id } },
          as(crew.owner),
        ),
      'permission ended': async () => allow(crew.writer, null, false),
      'made a viewer': async () => {
        const params = { id: teamId, userId: crew.writer.id };
        return app.call(contract.changeTeamRole, { params, body: { role: 'viewer' } }, as(crew.owner));
      },
    };
    for (const [way, end] of Object.entries(ends)) {
      await scene();
      await give(crew.owner, 50);
      await allow(crew.writer);
      await choose(crew.writer);
      await start(crew.writer);
      await end();
      await app.runDueJobs();
      expect([way, await held(teamId), await held(crew.writer.id)]).toEqual([way, 30, 500]);
      expect(await payingWith(crew.writer)).toBeNull();
      expect(await told(crew.writer)).toContain('You can no longer spend the credits of a workspace');
      expect((await start(crew.writer)).status).toBe(202);
      expect([way, await held(teamId), await held(crew.writer.id)]).toEqual([way, 30, 480]);
    }
  });
});

describe('a deleted workspace', () => {
  it('returns what is left in proportion, and later what running work did not use', async () => {
    await scene();
    const removed = { params: { id: teamId, userId: crew.approver.id } };
    await give(crew.editor, 300);
    await give(crew.approver, 100);
    await allow(crew.writer);
    await choose(crew.writer);
    const { body } = await start(crew.writer);
    await app.call(contract.removeTeamMember, removed, as(crew.owner));
    await app.call(contract.deleteTeam, { params: { id: teamId } }, as(crew.owner));
    expect([await held(crew.editor.id), await held(crew.approver.id), await held(teamId)]).toEqual([
      485, 495, 0,
    ]);
    expect(await told(crew.writer)).toContain('You can no longer spend the credits of a workspace');
    await app.call(contract.cancelRun, { params: { id: body.data.id } }, as(crew.writer));
    await app.runPeriodic('credits-return');
    await app.runPeriodic('credits-return');
    expect([await held(crew.editor.id), await held(crew.approver.id), await held(teamId)]).toEqual([
      500, 500, 0,
    ]);
  });

  it('gives the credits of deleted accounts to its owner, and keeps entries without their name', async () => {
    await scene();
    await give(crew.editor, 40);
    await allow(crew.editor);
    await choose(crew.editor);
    await start(crew.editor);
    await app.runDueJobs();
    const { email, password } = crew.editor;
    const body = { confirmEmail: email, password };
    expect((await app.call(contract.deleteAccount, { body }, as(crew.editor))).status).toBe(200);
    const account = await read();
    expect([account.held, account.spent[0]?.name, account.given]).toEqual([
      20,
      null,
      [{ name: null, amount: 40 }],
    ]);
    await app.call(contract.deleteTeam, { params: { id: teamId } }, as(crew.owner));
    expect(await held(crew.owner.id)).toBe(520);
  });
});
