import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  decideAgentProposal,
  getAgent,
  listAgentOrders,
  sendAgentBrief,
  type SharedAgent,
} from '@limelight/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand } from '../../../operator/commands.ts';
import type { Person } from '../../../testing/index.ts';
import { openShop, type Shop } from '../../billing/payments/test-scene.ts';

let shop: Shop;
let folder: string;

beforeAll(async () => {
  shop = await openShop();
  folder = await mkdtemp(join(tmpdir(), 'limelight-orders-'));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true });
});

const built: SharedAgent = {
  format: 'limelight-agent',
  version: 1,
  name: 'Tender watch',
  purpose: 'Reads the tenders of three towns.',
  steps: [{ tool: 'read-feeds', feeds: ['https://town.example.com/tenders.xml'] }, { tool: 'mail' }],
  costLimit: 60,
  schedule: null,
};
const brief = 'Read the tenders of three towns each morning and mail me those about roofs.';

const operator = async (line: string, file?: string) =>
  runCommand(shop.app.context, 'operator:test', {
    words: line.split(' '),
    options: file === undefined ? {} : { file },
  });
async function fileWith(text: string): Promise<string> {
  const file = join(folder, 'given.txt');
  await writeFile(file, text);
  return file;
}
const ordersOf = async ({ token }: Person) =>
  (await shop.app.call(listAgentOrders, { query: {} }, { token })).body.data.items;

async function buy(person: Person): Promise<string> {
  const { body } = await shop.order(person, { product: 'p_custom_ai_agent' });
  const confirmed = await shop.confirm(person, await shop.pay(body.data.id));
  expect(confirmed.body.data).toMatchObject({ next: '/dashboard' });
  const [order] = await ordersOf(person);
  if (order === undefined) throw new Error('nothing was bought');
  return order.id;
}

it('goes from the brief over a changed proposal to an agent in the account, late ones visible', async () => {
  const person = await shop.buyer();
  const id = await buy(person);
  const params = { id };
  expect(await operator('agents')).toContain(`${id}  brief  waits for the buyer`);
  const sent = await shop.app.call(sendAgentBrief, { params, body: { brief } }, { token: person.token });
  expect(sent.body.data).toMatchObject({ state: 'proposal', brief });
  expect(Date.parse(sent.body.data.dueAt ?? '') - shop.app.clock.now()).toBe(72 * 3_600_000);
  expect(await operator('agents')).toContain(`${id}  proposal  due in 72 hours`);
  shop.app.clock.advance(80 * 3_600_000);
  expect(await operator('agents')).toContain(`${id}  proposal  8 hours late`);
  expect(await operator(`agents show ${id}`)).toContain(brief);

  const token = await shop.app.login(person);
  const tooSoon = await shop.app.call(decideAgentProposal, { params, body: { accept: true } }, { token });
  expect(tooSoon.body.code).toBe('agent_order_moved');
  await expect(operator(`agents deliver ${id}`, await fileWith(JSON.stringify(built)))).rejects.toThrow(
    'at a different stage',
  );
  await operator(`agents propose ${id}`, await fileWith('We read three feeds.'));
  const asked = await shop.app.call(
    decideAgentProposal,
    { params, body: { accept: false, changes: 'Four towns, please.' } },
    { token },
  );
  expect(asked.body.data.state).toBe('proposal');
  expect(await operator(`agents show ${id}`)).toContain('Four towns, please.');
  await operator(`agents propose ${id}`, await fileWith('We read four feeds.'));
  const accepted = await shop.app.call(decideAgentProposal, { params, body: { accept: true } }, { token });
  expect(accepted.body.data).toMatchObject({ state: 'build', proposal: 'We read four feeds.' });

  await expect(operator(`agents deliver ${id}`, await fileWith('{}'))).rejects.toThrow('not an agent file');
  await operator(`agents deliver ${id}`, await fileWith(JSON.stringify(built)));
  await expect(operator(`agents deliver ${id}`, await fileWith(JSON.stringify(built)))).rejects.toThrow(
    'at a different stage',
  );
  const [order] = await ordersOf({ ...person, token });
  expect(order).toMatchObject({ state: 'delivered', dueAt: null });
  const agent = await shop.app.call(getAgent, { params: { id: order?.agentId ?? '' } }, { token });
  expect(agent.body.data).toMatchObject({ name: 'Tender watch', enabled: false, pending: 0 });
  expect(await operator('agents')).not.toContain(id);
  await shop.app.runDueJobs();
  const mails = await shop.app.sandbox.control.mailbox.mails(person.email);
  const subjects = mails.map(({ subject }) => subject);
  expect(subjects.filter((subject) => subject === 'A proposal for your custom agent')).toHaveLength(2);
  expect(subjects.filter((subject) => subject === 'Your custom agent is ready')).toHaveLength(1);
});

it('belongs to its buyer, and ends when the money goes back', async () => {
  const person = await shop.buyer();
  const id = await buy(person);
  const stranger = await shop.app.signUp();
  const body = { brief };
  const foreign = await shop.app.call(sendAgentBrief, { params: { id }, body }, { token: stranger.token });
  expect(foreign.status).toBe(404);
  await operator(`refund ${id}`);
  expect(await ordersOf(person)).toMatchObject([{ id, state: 'refunded' }]);
  expect(await operator('agents')).not.toContain(id);
  const late = await shop.app.call(sendAgentBrief, { params: { id }, body }, { token: person.token });
  expect(late.status).toBe(404);
});
