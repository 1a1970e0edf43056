import { randomUUID } from 'node:crypto';
import * as contract from '@limelight/contracts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../../testing/index.ts';
import { as, makeTeam, signUpCrew, type Crew } from './test-team.ts';

let app: TestApp;
let crew: Crew;
let teamId: string;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(async () => app.close());
beforeEach(async () => {
  crew = await signUpCrew(app);
  teamId = await makeTeam(app, crew);
  await app.context.database.pool.query("UPDATE credit_lots SET source = 'bought:' || id");
});

const give = async (person: Person, amount: number) =>
  app.call(
    contract.giveTeamCredits,
    { params: { id: teamId }, body: { giftId: randomUUID(), amount } },
    as(person),
  );
const remove = async (person: Person) =>
  app.call(
    contract.deleteAccount,
    { body: { confirmEmail: person.email, password: person.password } },
    as(person),
  );

/** Calls again and again until the account is gone, and returns every status. */
async function untilGone(call: () => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  while (!statuses.includes(401)) statuses.push((await call()).status);
  return statuses;
}

async function expectSoundLedger(): Promise<void> {
  const { rows } = await app.context.database.pool.query(`
    SELECT lot.id FROM credit_lots lot
    WHERE lot.remaining < 0
       OR lot.remaining <> (SELECT coalesce(sum(amount), 0) FROM credit_entries WHERE lot_id = lot.id)`);
  expect(rows).toEqual([]);
}

it('a member who gives credits without a pause can be deleted, and every credit is somewhere', async () => {
  const [first] = await Promise.all([give(crew.writer, 1), give(crew.owner, 5)]);
  expect(first.status).toBe(200);
  const loops = [1, 2, 3, 4].map(async () => untilGone(async () => give(crew.writer, 1)));
  await give(crew.editor, 1);
  expect((await remove(crew.writer)).status).toBe(200);
  const statuses = new Set((await Promise.all(loops)).flat());
  expect([...statuses].filter((status) => ![200, 401, 404].includes(status))).toEqual([]);
  await expectSoundLedger();
  const { rows } = await app.context.database.pool.query<{ sum: number }>(
    'SELECT sum(amount) AS sum FROM credit_entries WHERE user_id = ANY($1)',
    [[teamId, ...Object.values(crew).map(({ id }) => id)]],
  );
  expect(rows[0]?.sum).toBe(5 * 500);
});

it('spending is switched on and off while members write and one of them is deleted', async () => {
  await give(crew.owner, 400);
  const turn = async (on: boolean) => {
    const params = { id: teamId, userId: crew.writer.id };
    return app.call(contract.setTeamSpending, { params, body: { on, monthlyLimit: null } }, as(crew.owner));
  };
  const choose = async () => app.call(contract.chooseWallet, { body: { teamId } }, as(crew.writer));
  expect([(await turn(true)).status, (await choose()).status]).toEqual([200, 200]);
  let isGone = false;
  const switching = (async () => {
    const statuses: number[] = [];
    for (let on = false; !isGone; on = !on) statuses.push((await turn(on)).status);
    return statuses;
  })();
  const source = { kind: 'text', text: 'One rule\n\nWrite every decision down.\n\nWhich one?' } as const;
  const body = contract.carouselRun.input.parse({ source });
  const writing = [1, 2].map(async () =>
    untilGone(async () => app.call(contract.carouselRun.start, { body }, as(crew.writer))),
  );
  const choosing = untilGone(choose);
  await turn(true);
  expect((await remove(crew.writer)).status).toBe(200);
  isGone = true;
  const statuses = (await Promise.all([switching, choosing, ...writing])).flat();
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  await expectSoundLedger();
});
