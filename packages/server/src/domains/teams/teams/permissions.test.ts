import { randomUUID } from 'node:crypto';
import * as contract from '@limelight/contracts';
import { endpointName, endpoints, teamRoles, type TeamRole } from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person, TestApp } from '../../../testing/index.ts';
import {
  feedTexts,
  openScene,
  publish,
  readPost,
  scheduleAt,
} from '../../publishing/publishing/test-scene.ts';
import { signUpAuthor, type Author } from '../../publishing/publishing/test-scene.ts';
import {
  actsIn,
  as,
  everythingOf,
  makeTeam,
  ownTeam,
  shareOne,
  signUpCrew,
  write,
  type Crew,
} from './test-team.ts';

let app: TestApp;
let crew: Crew;
let author: Author;
let strangers: { elsewhere: Person; nobody: Person };
beforeAll(async () => {
  app = await openScene();
  author = await signUpAuthor(app);
  crew = { ...(await signUpCrew(app)), writer: author };
  strangers = { elsewhere: await app.signUp(), nobody: await app.signUp() };
  await ownTeam(app, strangers.elsewhere, 'Elsewhere');
});
afterAll(async () => app.close());

const secret = 'Only this team reads it';

async function scene() {
  const teamId = await makeTeam(app, crew, { name: secret, requiresApproval: true });
  const post = await shareOne(app, crew, teamId, `${secret}.\n\nAnd a passage.`);
  const params = { id: post.id };
  const said = { text: 'Who?', mentions: [], parentId: null };
  const byApprover = { token: crew.approver.token };
  const [commentId, suggestionId] = [randomUUID(), randomUUID()];
  await app.call(contract.commentTeamPost, { params, body: { ...said, id: commentId } }, byApprover);
  const words = { quote: 'a passage', replacement: 'two passages' };
  const read = await app.call(
    contract.commentTeamPost,
    { params, body: { ...said, ...words, id: suggestionId } },
    byApprover,
  );
  const invited = await app.call(
    contract.inviteToTeam,
    { params: { id: teamId }, body: { email: `${randomUUID()}@example.com`, role: 'viewer' } },
    { token: crew.owner.token },
  );
  await app.context.database.pool.query(`DELETE FROM rate_limits WHERE key LIKE 'team-%'`);
  const invitationId = invited.body.data.invitations[0]?.id ?? '';
  const { fingerprint, version } = read.body.data;
  return { teamId, postId: post.id, commentId, suggestionId, invitationId, fingerprint, version };
}
type Scene = Awaited<ReturnType<typeof scene>>;
type Answer = { status: number; body: { code?: string } };

const role = 'team_role_missing' as const;
const owners = { editor: role, writer: role, approver: role, viewer: role };
const readers = {};
const ofPost = ({ postId }: Scene) => ({ id: postId });
const ofTeam = ({ teamId }: Scene) => ({ id: teamId });
const ofViewer = ({ teamId }: Scene) => ({ id: teamId, userId: crew.viewer.id });
const ofInvitation = ({ teamId, invitationId }: Scene) => ({ id: teamId, invitationId });

interface Row {
  call: (scene: Scene, options: { token: string }, person: Person) => Promise<Answer>;
  /** The error code for each role that is refused. Roles not listed are allowed. */
  refused: Partial<Record<TeamRole, contract.ErrorCode>>;
}

const table: Readonly<Record<string, Row>> = {
  getTeam: { call: (s, o) => app.call(contract.getTeam, { params: ofTeam(s) }, o), refused: readers },
  listTeamActivity: {
    call: (s, o) => app.call(contract.listTeamActivity, { params: ofTeam(s), query: {} }, o),
    refused: readers,
  },
  listTeamPosts: {
    call: (s, o) => app.call(contract.listTeamPosts, { params: ofTeam(s), query: {} }, o),
    refused: readers,
  },
  getTeamPost: { call: (s, o) => app.call(contract.getTeamPost, { params: ofPost(s) }, o), refused: readers },
  setTeamConsent: {
    call: (s, o) => app.call(contract.setTeamConsent, { params: ofTeam(s), body: { on: true } }, o),
    refused: readers,
  },
  getTeamCredits: {
    call: (s, o) => app.call(contract.getTeamCredits, { params: ofTeam(s) }, o),
    refused: readers,
  },
  listTeamCreditHistory: {
    call: (s, o) => app.call(contract.listTeamCreditHistory, { params: ofTeam(s), query: {} }, o),
    refused: readers,
  },
  giveTeamCredits: {
    call: async (s, o) => {
      await app.context.database.pool.query("UPDATE credit_lots SET source = 'bought:' || id");
      const body = { giftId: randomUUID(), amount: 1 };
      return app.call(contract.giveTeamCredits, { params: ofTeam(s), body }, o);
    },
    refused: readers,
  },
  setTeamSpending: {
    call: (s, o) => {
      const params = { id: s.teamId, userId: crew.editor.id };
      return app.call(contract.setTeamSpending, { params, body: { on: true, monthlyLimit: 5 } }, o);
    },
    refused: owners,
  },
  updateTeam: {
    call: (s, o) =>
      app.call(contract.updateTeam, { params: ofTeam(s), body: { requiresApproval: false } }, o),
    refused: owners,
  },
  deleteTeam: { call: (s, o) => app.call(contract.deleteTeam, { params: ofTeam(s) }, o), refused: owners },
  inviteToTeam: {
    call: (s, o) => {
      const body = { email: `${randomUUID()}@example.com`, role: 'owner' as const };
      return app.call(contract.inviteToTeam, { params: ofTeam(s), body }, o);
    },
    refused: owners,
  },
  resendTeamInvitation: {
    call: (s, o) => app.call(contract.resendTeamInvitation, { params: ofInvitation(s) }, o),
    refused: owners,
  },
  withdrawTeamInvitation: {
    call: (s, o) => app.call(contract.withdrawTeamInvitation, { params: ofInvitation(s) }, o),
    refused: owners,
  },
  changeTeamRole: {
    call: (s, o) => app.call(contract.changeTeamRole, { params: ofViewer(s), body: { role: 'editor' } }, o),
    refused: owners,
  },
  removeTeamMember: {
    call: (s, o) => app.call(contract.removeTeamMember, { params: ofViewer(s) }, o),
    refused: owners,
  },
  transferTeam: {
    call: (s, o) =>
      app.call(contract.transferTeam, { params: ofTeam(s), body: { userId: crew.viewer.id } }, o),
    refused: owners,
  },
  leaveTeam: {
    call: (s, o) => app.call(contract.leaveTeam, { params: ofTeam(s) }, o),
    refused: { owner: 'team_last_owner' },
  },
  shareTeamPost: {
    async call(s, o, person) {
      const { id: postId } = await write(app, person, 'One more.');
      return app.call(contract.shareTeamPost, { params: ofTeam(s), body: { postId } }, o);
    },
    refused: { approver: role, viewer: role },
  },
  editTeamPost: {
    call: (s, o) =>
      app.call(contract.editTeamPost, { params: ofPost(s), body: { version: s.version, text: 'New.' } }, o),
    refused: { approver: role, viewer: role },
  },
  unshareTeamPost: {
    call: (s, o) => app.call(contract.unshareTeamPost, { params: ofPost(s) }, o),
    refused: { approver: role, viewer: role },
  },
  releaseTeamPost: {
    call: (s, o) => app.call(contract.releaseTeamPost, { params: ofPost(s) }, o),
    refused: owners,
  },
  listHeldTeamPosts: {
    call: (s, o) => app.call(contract.listHeldTeamPosts, { params: ofTeam(s), query: {} }, o),
    refused: owners,
  },
  askTeamReview: {
    call: (s, o) => app.call(contract.askTeamReview, { params: ofPost(s) }, o),
    refused: { approver: role, viewer: role },
  },
  approveTeamPost: {
    call: (s, o) =>
      app.call(contract.approveTeamPost, { params: ofPost(s), body: { fingerprint: s.fingerprint } }, o),
    refused: { editor: role, writer: role, viewer: role },
  },
  askTeamChanges: {
    call: (s, o) => app.call(contract.askTeamChanges, { params: ofPost(s), body: { note: 'Shorter.' } }, o),
    refused: { editor: role, writer: role, viewer: role },
  },
  commentTeamPost: {
    call: (s, o) =>
      app.call(contract.commentTeamPost, { params: ofPost(s), body: { id: randomUUID(), text: 'Yes' } }, o),
    refused: { viewer: role },
  },
  resolveTeamComment: {
    call: (s, o) => {
      const params = { id: s.postId, commentId: s.commentId };
      return app.call(contract.resolveTeamComment, { params, body: { resolved: true } }, o);
    },
    refused: { viewer: role },
  },
  deleteTeamComment: {
    call: (s, o) =>
      app.call(contract.deleteTeamComment, { params: { id: s.postId, commentId: s.commentId } }, o),
    refused: { owner: 'not_found', editor: 'not_found', writer: 'not_found', viewer: 'not_found' },
  },
  decideTeamSuggestion: {
    call: (s, o) => {
      const params = { id: s.postId, commentId: s.suggestionId };
      const body = { accept: true, version: s.version };
      return app.call(contract.decideTeamSuggestion, { params, body }, o);
    },
    refused: { approver: role, viewer: role },
  },
  scheduleTeamPost: {
    call: (s, o) => {
      const at = new Date(app.clock.now() + 86_400_000).toISOString();
      const body = { version: s.version, at, timeZone: 'UTC' };
      return app.call(contract.scheduleTeamPost, { params: ofPost(s), body }, o);
    },
    refused: {
      owner: 'team_consent_missing',
      editor: 'team_consent_missing',
      writer: 'approval_required',
      approver: role,
      viewer: role,
    },
  },
  unscheduleTeamPost: {
    call: (s, o) => app.call(contract.unscheduleTeamPost, { params: ofPost(s) }, o),
    refused: {
      owner: 'team_consent_missing',
      editor: 'team_consent_missing',
      writer: 'post_not_scheduled',
      approver: role,
      viewer: role,
    },
  },
};

/** Endpoints that depend on the caller or on a link but not on a role. Their own tests cover them. */
const apart = ['listTeams', 'createTeam', 'listTeamShares', 'openTeamInvitation', 'acceptTeamInvitation'];
/** `items.test.ts` has the rows of these, for each kind of item. */
const ofItems = ['listTeamItems', 'shareTeamItem', 'listOwnTeamItems', 'unshareTeamItem'];

test('every endpoint of workspaces has its row', () => {
  const all = endpoints.filter(({ path }) => path.startsWith('/team')).map(endpointName);
  expect([...Object.keys(table), ...apart, ...ofItems].toSorted()).toEqual(all.toSorted());
});

test.each(Object.entries(table))(
  '%s: who may, may; who may not changes nothing and learns nothing',
  async (_, row) => {
    let here = await scene();
    for (const [name, person] of Object.entries({ ...crew, ...strangers })) {
      const before = await everythingOf(app);
      const answer = await row.call(here, { token: person.token }, person);
      const known = teamRoles.find((one) => one === name);
      const code = known === undefined ? 'not_found' : row.refused[known];
      expect([name, answer.body.code]).toEqual([name, code]);
      expect([name, answer.status < 300]).toEqual([name, code === undefined]);
      expect(known === undefined && JSON.stringify(answer.body).includes(secret)).toBe(false);
      // The row `shareTeamPost` first writes a post of the caller's own, so the stored data always differs.
      const unchanged = row === table['shareTeamPost'] || (await everythingOf(app)) === before;
      expect([name, code === undefined || unchanged]).toEqual([name, true]);
      if (code !== undefined) continue;
      await app.context.database.pool.query('DELETE FROM teams WHERE id = $1', [here.teamId]);
      here = await scene();
    }
  },
);

test('addresses are for owners; lists hold what is one’s own; a token opens none of it', async () => {
  const { teamId, postId } = await scene();
  const seen = async (person: Person) =>
    JSON.stringify(
      (await app.call(contract.getTeam, { params: { id: teamId } }, { token: person.token })).body,
    );
  expect(await seen(crew.owner)).toContain(crew.writer.email);
  for (const one of [crew.editor, crew.writer, crew.approver, crew.viewer])
    expect(await seen(one)).not.toMatch(/@example\.com/);
  for (const { token } of Object.values(strangers)) {
    const teams = await app.call(contract.listTeams, {}, { token });
    const shares = await app.call(contract.listTeamShares, { query: { posts: postId } }, { token });
    expect(JSON.stringify([teams.body, shares.body])).not.toMatch(new RegExp(`${secret}|${postId}`));
  }
  // Nobody can share another person's post, and a conflict does not reveal the author's details.
  const { id: other } = await write(app, crew.editor, 'Of the editor.');
  const taken = await app.call(
    contract.shareTeamPost,
    { params: { id: teamId }, body: { postId: other } },
    { token: crew.owner.token },
  );
  expect(taken.body.code).toBe('not_found');
  const stale = { params: { id: postId }, body: { version: 99, text: 'Other words.' } };
  const conflict = await app.call(contract.editTeamPost, stale, { token: crew.editor.token });
  expect(conflict.body).toMatchObject({ code: 'version_conflict' });
  expect(conflict.body).not.toHaveProperty('details');
  const scopes = ['read', 'drafts', 'schedule', 'publish'] as const;
  const made = await app.call(
    contract.createToken,
    { body: { name: 'Script', scopes: [...scopes], lifetimeDays: 30 } },
    { token: crew.owner.token },
  );
  const asToken = await app.call(
    contract.getTeam,
    { params: { id: teamId } },
    { token: made.body.data.token },
  );
  expect(asToken.body.code).toBe('token_not_allowed');
});

const { read, approve, consent, plan, save, setRole, statusesOf } = actsIn(() => ({ app, crew, author }));
const soon = () => app.clock.now() + 3_600_000;

test('what depends on a share becomes a draft when the share ends, whichever way it ends', async () => {
  const ends = {
    unshare: async (_: string, ids: readonly string[]) => {
      for (const id of ids) await app.call(contract.unshareTeamPost, { params: { id } }, as(crew.owner));
    },
    remove: async (id: string) =>
      app.call(contract.removeTeamMember, { params: { id, userId: author.id } }, as(crew.owner)),
    delete: async (id: string) => app.call(contract.deleteTeam, { params: { id } }, as(crew.owner)),
  };
  for (const [way, end] of Object.entries(ends)) {
    const teamId = await makeTeam(app, crew, { requiresApproval: true });
    await consent(teamId, true);
    const posts = { byOther: '', changed: '', own: '' };
    for (const name of ['byOther', 'changed', 'own'] as const) {
      const { id } = await shareOne(app, crew, teamId, `${name} by ${way}.`);
      posts[name] = id;
      await approve(crew.approver, id);
      expect((await plan(name === 'byOther' ? crew.editor : author, id, soon())).status).toBe(200);
    }
    await save(posts.changed, 'Changed after its approval.');
    await end(teamId, Object.values(posts));
    expect([way, ...(await statusesOf(Object.values(posts)))]).toEqual([way, 'draft', 'draft', 'scheduled']);
    await app.call(contract.unschedulePost, { params: { id: posts.own } }, as(author));
  }
});

test('consent counts when the post is published, and an author who plans it themselves needs none', async () => {
  const { pool } = app.context.database;
  const teamId = await makeTeam(app, crew);
  await consent(teamId, true);
  const ids = [];
  for (const text of ['Planned by an editor.', 'Moved by its author.', 'Planned by a lost account.']) {
    const { id } = await shareOne(app, crew, teamId, text);
    await plan(crew.editor, id, soon());
    ids.push(id);
  }
  const [held = '', moved = '', lost = ''] = ids;
  await scheduleAt(app, author, moved, new Date(soon() + 60_000).toISOString());
  await pool.query('UPDATE team_posts SET scheduled_by = NULL WHERE post_id = $1', [lost]);
  await pool.query(`UPDATE posts SET planned_at = planned_at + interval '1 minute' WHERE id = $1`, [lost]);
  await consent(teamId, false);
  expect(await statusesOf(ids)).toEqual(['draft', 'scheduled', 'draft']);

  await consent(teamId, true);
  expect((await plan(crew.editor, held, soon())).status).toBe(200);
  await pool.query('UPDATE team_members SET consent_at = NULL WHERE team_id = $1', [teamId]);
  app.clock.advance(3_700_000);
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toEqual(['Moved by its author.']);
  const { hold, failure } = await readPost(app, author, held);
  expect([hold, failure?.code]).toEqual(['late', 'consent_withdrawn']);
  await publish(app, author, held);
  await app.runDueJobs();
  expect(await feedTexts(app, author)).toContain('Planned by an editor.');
});

test('only approvals of those who may still approve count, and none outlives a request for changes', async () => {
  const teamId = await makeTeam(app, crew, { requiresApproval: true });
  const { id } = await shareOne(app, crew, teamId, 'The first words.');
  await approve(crew.approver, id);
  await setRole(teamId, crew.approver, 'viewer');
  expect(await read(author, id)).toMatchObject({ state: 'draft', approvals: [] });
  expect((await publish(app, author, id)).body.code).toBe('approval_required');
  await setRole(teamId, crew.approver, 'approver');
  expect((await read(author, id)).state).toBe('approved');
  await save(id, 'Other words.');
  const body = { note: 'The first ones were no better.' };
  await app.call(contract.askTeamChanges, { params: { id }, body }, as(crew.approver));
  await save(id, 'The first words.');
  expect(await read(author, id)).toMatchObject({ state: 'changes', approvals: [] });
  expect((await publish(app, author, id)).body.code).toBe('approval_required');
});

test('former members are told nothing, deleted suggestions are over, and nobody floods the others', async () => {
  const teamId = await makeTeam(app, crew);
  const { id } = await shareOne(app, crew, teamId, `${'x'.repeat(11_000)} end`);
  const say = async (person: Person, body: object) => {
    const given = { id: randomUUID(), text: '', ...body };
    return {
      ...(await app.call(contract.commentTeamPost, { params: { id }, body: given }, as(person))),
      given,
    };
  };
  const decide = async (commentId: string) => {
    const { version } = await read(author, id);
    const params = { id, commentId };
    return app.call(contract.decideTeamSuggestion, { params, body: { accept: true, version } }, as(author));
  };
  const { given } = await say(crew.approver, { quote: 'end', position: 0, replacement: 'y'.repeat(1999) });
  expect((await decide(given.id)).body.code).toBe('invalid_input');
  const gone = { id: teamId, userId: crew.approver.id };
  await app.call(contract.removeTeamMember, { params: gone }, as(crew.owner));
  await say(author, { text: 'That is long.', parentId: given.id });
  const { items } = (await app.call(contract.listNotifications, { query: {} }, as(crew.approver))).body.data;
  expect(items.map(({ title }) => title).join()).not.toContain('replied to a comment');

  const own = await say(crew.editor, { quote: 'end', position: 0, replacement: 'stop' });
  await say(author, { text: 'Why?', parentId: own.given.id });
  const params = { id, commentId: own.given.id };
  const left = await app.call(contract.deleteTeamComment, { params }, as(crew.editor));
  const kept = left.body.data.comments.find((one) => one.id === own.given.id);
  expect(kept).toMatchObject({ text: '', replacement: null });
  expect((await decide(own.given.id)).body.code).toBe('not_found');

  const { pool } = app.context.database;
  await pool.query(`UPDATE rate_limits SET points = 120 WHERE key LIKE 'team-write%'`);
  expect((await say(crew.editor, { text: 'Once more.' })).body.code).toBe('too_many_requests');
});
