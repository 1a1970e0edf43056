import type {
  EndpointData,
  EndpointInput,
  giveTeamCredits,
  listTeamCreditHistory,
  setTeamSpending,
  TeamCredits,
  userDetails,
  Wallet,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection, Tx } from '../../../../platform/db/index.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
import {
  allowSpending,
  choosePayer,
  closeSharedAccount,
  endSpending,
  findPayer,
  giveCredits,
  listPayers,
  readSharedAccount,
  readSharedHistory,
  type Payer,
} from '../../../billing/credits/index.ts';
import { notify } from '../../../accounts/notifications/index.ts';
import { findMember, findTeam, listMembers, type TeamRow } from '../repository/teams.ts';
import { leftFor, spentByPerson } from '../rules.ts';
import { requireMember, requireRight } from './access.ts';
import { namesOf, recordNow } from './activity.ts';

export async function readCredits(
  context: Context,
  userId: string,
  teamId: string,
  connection: Connection = context.database.db,
): Promise<TeamCredits> {
  await requireMember(connection, teamId, userId);
  const account = await readSharedAccount(connection, teamId, context.clock.now());
  const members = await listMembers(connection, teamId);
  const people = [...members, ...account.spent, ...account.given].map((one) => one.userId);
  const names = await namesOf(connection, people);
  const nameIn = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  const spenders = new Map(account.spenders.map((spender) => [spender.userId, spender]));
  return {
    held: account.held,
    lapsing: account.lapsing,
    month: account.month.toISOString(),
    members: members.map((member) => ({
      userId: member.userId,
      name: names.get(member.userId) ?? '',
      maySpend: spenders.has(member.userId),
      monthlyLimit: spenders.get(member.userId)?.monthlyLimit ?? null,
    })),
    spent: spentByPerson(account.spent).map((person) => ({
      name: nameIn(person.userId),
      amount: person.amount,
      uses: person.uses,
    })),
    given: account.given.map((gift) => ({ name: nameIn(gift.userId), amount: gift.amount })),
  };
}

export async function readCreditHistory(
  context: Context,
  userId: string,
  teamId: string,
  query: EndpointInput<typeof listTeamCreditHistory>['query'],
): Promise<EndpointData<typeof listTeamCreditHistory>> {
  await requireMember(context.database.db, teamId, userId);
  const { items, nextCursor } = await readSharedHistory(context, teamId, query);
  const names = await namesOf(
    context.database.db,
    items.map((item) => item.userId),
  );
  return {
    items: items.map(({ userId: by, ...item }) => ({
      ...item,
      by: by === null ? null : (names.get(by) ?? null),
    })),
    nextCursor,
  };
}

/**
 * Any member can give. Gifts wait for each other: with a shared lock, those of one member would follow each other
 * without a gap in which the workspace or the member can be deleted.
 */
export async function give(
  context: Context,
  userId: string,
  teamId: string,
  { giftId, amount }: EndpointInput<typeof giveTeamCredits>['body'],
): Promise<TeamCredits> {
  return context.database.db.transaction(async (tx) => {
    const { team } = await requireRight(tx, teamId, userId, null);
    const isNew = await giveCredits(tx, {
      id: giftId,
      giverId: userId,
      accountId: teamId,
      amount,
      labels: { giver: `Given to ${team.name}`, account: 'Credits added' },
      now: context.clock.now(),
    });
    if (isNew) await recordNow(context, tx, { teamId, userId, act: 'credits-given', detail: String(amount) });
    return readCredits(context, userId, teamId, tx);
  });
}

const ownAgain = 'Your work is paid with your own credits again.';

/** Ends a member’s permission to spend, and tells them if they paid with this workspace. */
export async function stopSpending(
  context: Context,
  tx: Tx,
  team: Pick<TeamRow, 'id' | 'name'>,
  userId: string,
): Promise<void> {
  const ended = { accountId: team.id, userId, now: context.clock.now() };
  if (await endSpending(tx, ended)) await tellOwnAgain(context, tx, team, userId);
}

async function tellOwnAgain(context: Context, tx: Tx, team: Pick<TeamRow, 'id' | 'name'>, userId: string) {
  await notify(context, tx, {
    userId,
    kind: 'team',
    key: `own-credits:${team.id}:${context.clock.now()}`,
    title: 'You can no longer spend the credits of a workspace',
    detail: ownAgain,
    about: team.name,
    path: '/dashboard/credits',
  });
}

/** Returns the credits of a workspace that is being deleted, and tells everyone whose work it paid for. */
export async function closeCredits(
  context: Context,
  tx: Tx,
  team: Pick<TeamRow, 'id' | 'name'>,
  heirId: string,
): Promise<void> {
  const now = context.clock.now();
  for (const userId of await closeSharedAccount(tx, { accountId: team.id, heirId, now }))
    await tellOwnAgain(context, tx, team, userId);
}

export async function setSpending(
  context: Context,
  userId: string,
  { id: teamId, userId: whomId }: { id: string; userId: string },
  { on, monthlyLimit }: EndpointInput<typeof setTeamSpending>['body'],
): Promise<TeamCredits> {
  return context.database.db.transaction(async (tx) => {
    const { team } = await requireRight(tx, teamId, userId, 'manage');
    const whom = existing(await findMember(tx, teamId, whomId));
    if (on && whom.role === 'viewer') throw new AppError('team_viewer_spending');
    const before = (await readSharedAccount(tx, teamId, context.clock.now())).spenders.find(
      (spender) => spender.userId === whomId,
    );
    if (on) await allowSpending(tx, { accountId: teamId, userId: whomId, monthlyLimit });
    else await stopSpending(context, tx, team, whomId);
    const same = on ? before?.monthlyLimit === monthlyLimit : before === undefined;
    const detail = on && monthlyLimit !== null ? String(monthlyLimit) : '';
    const act = on ? 'spending-on' : 'spending-off';
    if (!same) await recordNow(context, tx, { teamId, userId, act, whomId, detail });
    return readCredits(context, userId, teamId, tx);
  });
}

async function presentWallet(connection: Connection, payer: Payer): Promise<Wallet | null> {
  const { accountId: teamId, held, monthlyLimit, usedThisMonth, chosen } = payer;
  const team = await findTeam(connection, teamId);
  if (team === null) return null;
  return { teamId, name: team.name, held, monthlyLimit, usedThisMonth, left: leftFor(payer), chosen };
}

/** The workspaces whose credits a person may spend. */
export async function readWallets(
  context: Context,
  userId: string,
  connection: Connection = context.database.db,
): Promise<{ items: Wallet[] }> {
  const payers = await listPayers(connection, userId, context.clock.now());
  const wallets = await Promise.all(payers.map(async (payer) => presentWallet(connection, payer)));
  return { items: wallets.filter((one) => one !== null).toSorted((a, b) => a.name.localeCompare(b.name)) };
}

export async function chooseWallet(
  context: Context,
  userId: string,
  teamId: string | null,
): Promise<{ items: Wallet[] }> {
  return context.database.db.transaction(async (tx) => {
    const given = { userId, accountId: teamId, now: context.clock.now() };
    if (!(await choosePayer(tx, given))) throw new AppError('team_spending_off');
    return readWallets(context, userId, tx);
  });
}

/** The workspace that pays for a person’s work, as their account shows it. */
export async function findPayingWith(
  context: Context,
  userId: string,
): Promise<EndpointData<typeof userDetails>['payingWith']> {
  const { db } = context.database;
  const payer = await findPayer(db, userId, context.clock.now());
  const shown = payer === null ? null : await presentWallet(db, payer);
  return shown === null ? null : { teamId: shown.teamId, name: shown.name, left: shown.left };
}
