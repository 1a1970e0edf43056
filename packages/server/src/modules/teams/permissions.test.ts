import { randomUUID } from 'node:crypto';
import * as contract from '@limelight/contracts';
import { endpoints, teamRoles, type TeamRole } from '@limelight/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type Person, type TestApp } from '../../testing/index.ts';
import { everythingOf, makeTeam, ownTeam, shareOne, signUpCrew, write, type Crew } from './test-team.ts';

let app: TestApp;
let crew: Crew;
let strangers: { elsewhere: Person; nobody: Person };
beforeAll(async () => {
  app = await createTestApp();
  crew = await signUpCrew(app);
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
  await app.context.database.pool.query(`DELETE FROM rate_limits WHERE key LIKE 'team-invite%'`);
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
    refused: { owner: 'team_last_owner', writer: 'team_posts_held' },
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
    refused: { writer: role, approver: role, viewer: role },
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
      ...{ owner: 'team_consent_missing', editor: 'team_consent_missing', writer: 'approval_required' },
      ...{ approver: role, viewer: role },
    },
  },
  unscheduleTeamPost: {
    call: (s, o) => app.call(contract.unscheduleTeamPost, { params: ofPost(s) }, o),
    refused: {
      ...{ owner: 'team_consent_missing', editor: 'team_consent_missing', writer: 'post_not_scheduled' },
      ...{ approver: role, viewer: role },
    },
  },
};

/** Endpoints that depend on the caller or on a link but not on a role. Their own tests cover them. */
const apart = ['listTeams', 'createTeam', 'listTeamShares', 'openTeamInvitation', 'acceptTeamInvitation'];

test('every endpoint of workspaces has its row', () => {
  const all = endpoints.filter(({ path }) => path.startsWith('/team')).map(({ name }) => name);
  expect([...Object.keys(table), ...apart].toSorted()).toEqual(all.toSorted());
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
    const shares = await app.call(contract.listTeamShares, {}, { token });
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
