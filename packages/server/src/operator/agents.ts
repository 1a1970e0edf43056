import { readFile } from 'node:fs/promises';
import { sharedAgent, type SharedAgent } from '@limelight/contracts';
import type { Context } from '../context.ts';
import {
  deliver,
  findOrder,
  isTeamsTurn,
  openOrders,
  propose,
  type OrderRow,
} from '../domains/agents/agent-orders/index.ts';
import { getUser } from '../domains/accounts/identity/index.ts';
import { AppError } from '../platform/http/index.ts';
import { CommandError, reasonOf, text, type Command } from './command.ts';

const hourMs = 3_600_000;
const mostProposal = 5_000;

/** Whose turn it is, and until when. */
function turn({ state, dueAt }: OrderRow, now: number): string {
  if (!isTeamsTurn(state) || dueAt === null) return 'waits for the buyer';
  const hours = Math.round((dueAt.getTime() - now) / hourMs);
  return hours < 0 ? `${-hours} hours late` : `due in ${hours} hours`;
}

async function orderNamed(context: Context, id = ''): Promise<OrderRow> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(id);
  const order = isId ? await findOrder(context.database.db, id) : null;
  if (order === null) throw new CommandError("There is no such order. 'agents' lists them with their ids.");
  return order;
}

async function contentOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    throw new CommandError(`${file} could not be read: ${reasonOf(error)}.`);
  });
}

function parseAgent(json: string): SharedAgent {
  try {
    return sharedAgent.parse(JSON.parse(json));
  } catch {
    throw new CommandError(
      'This is not an agent file. Build the agent in the dashboard and download it there.',
    );
  }
}

/** A refusal of the service, as words for the terminal. */
async function said<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    throw new CommandError(
      error.code === 'agent_order_moved'
        ? 'This order is at a different stage.'
        : 'It was refunded or no longer exists.',
    );
  });
}

/** Custom agents that were bought. Money goes back with `refund`, by the id that is listed here. */
export const agentCommands: Readonly<Record<string, Command>> = {
  agents: {
    usage: '',
    about: 'lists custom agents that were bought and not delivered, those due first',
    async run(context) {
      const orders = await openOrders(context);
      if (orders.length === 0) return 'All custom agents that were bought are delivered.';
      const now = context.clock.now();
      return orders.map((order) => [order.purchaseId, order.state, turn(order, now)].join('  ')).join('\n');
    },
  },
  'agents show': {
    usage: 'ID',
    about: 'shows the buyer, the brief, the proposal and the changes asked for',
    async run(context, _actor, { words: [id] }) {
      const order = await orderNamed(context, id);
      const user = await getUser(context.database.db, order.userId);
      return [
        `${order.state}, ${turn(order, context.clock.now())}`,
        `Buyer: ${user?.email ?? 'deleted'}`,
        `Brief:\n${order.brief || '(not sent yet)'}`,
        `Proposal:\n${order.proposal || '(none yet)'}`,
        `Changes asked for:\n${order.changes || '(none)'}`,
      ].join('\n\n');
    },
  },
  'agents propose': {
    usage: 'ID --file FILE',
    about: 'sends the buyer the proposal in a text file',
    async run(context, actor, given) {
      const order = await orderNamed(context, given.words[0]);
      const file = text(given, 'file');
      if (file === null) throw new CommandError('Name the --file with the proposal.');
      const proposal = (await contentOf(file)).trim();
      if (proposal === '' || proposal.length > mostProposal)
        throw new CommandError(`The proposal must have 1 to ${mostProposal} characters.`);
      await said(propose(context, actor, order.purchaseId, proposal));
      return 'Proposal sent. The buyer gets an email.';
    },
  },
  'agents deliver': {
    usage: 'ID --file FILE',
    about: 'adds the agent in a downloaded agent file to the buyer’s account',
    async run(context, actor, given) {
      const order = await orderNamed(context, given.words[0]);
      const file = text(given, 'file');
      if (file === null) throw new CommandError('Name the --file with the agent.');
      const built = parseAgent(await contentOf(file));
      await said(deliver(context, actor, order.purchaseId, built));
      return 'Agent delivered. The buyer gets an email.';
    },
  },
};
