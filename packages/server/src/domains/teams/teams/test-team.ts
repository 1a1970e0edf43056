import { randomUUID } from 'node:crypto';
import {
  approveTeamPost,
  changeTeamRole,
  createPost,
  createTeam,
  getTeamPost,
  scheduleTeamPost,
  setTeamConsent,
  shareTeamPost,
  teamRoles,
  updatePost,
  type Post,
  type TeamPost,
  type TeamRole,
} from '@limelight/contracts';
import { z } from 'zod';
import type { Person, TestApp } from '../../../testing/index.ts';
import { readPost, type Author } from '../../publishing/publishing/test-scene.ts';

export type Crew = Readonly<Record<TeamRole, Person>>;

export async function signUpCrew(
  app: TestApp,
  someone: () => Promise<Person> = () => app.signUp(),
): Promise<Crew> {
  const [owner, editor, writer, approver, viewer] = await Promise.all(teamRoles.map(async () => someone()));
  if (!owner || !editor || !writer || !approver || !viewer) throw new Error('nobody there');
  return { owner, editor, writer, approver, viewer };
}

/** Inserts a workspace directly. The tests of invitations cover joining. */
export async function makeTeam(
  app: TestApp,
  crew: Crew,
  { name = 'Launch crew', requiresApproval = false }: { name?: string; requiresApproval?: boolean } = {},
): Promise<string> {
  const id = randomUUID();
  const { pool } = app.context.database;
  const now = new Date(app.clock.now());
  await pool.query('INSERT INTO teams (id, name, requires_approval, created_at) VALUES ($1, $2, $3, $4)', [
    id,
    name,
    requiresApproval,
    now,
  ]);
  for (const role of teamRoles)
    await pool.query('INSERT INTO team_members (team_id, user_id, role, joined_at) VALUES ($1, $2, $3, $4)', [
      id,
      crew[role].id,
      role,
      now,
    ]);
  return id;
}

export async function write(app: TestApp, { token }: Person, text: string): Promise<Post> {
  return (await app.call(createPost, { body: { text } }, { token })).body.data;
}

export async function shareOne(app: TestApp, crew: Crew, teamId: string, text: string): Promise<Post> {
  const post = await write(app, crew.writer, text);
  const shared = await app.call(
    shareTeamPost,
    { params: { id: teamId }, body: { postId: post.id } },
    { token: crew.writer.token },
  );
  if (shared.status !== 201) throw new Error(`not shared: ${JSON.stringify(shared.body)}`);
  return post;
}

export async function ownTeam(app: TestApp, { token }: Person, name: string): Promise<string> {
  return (await app.call(createTeam, { body: { name } }, { token })).body.data.id;
}

/** All stored team data, to prove that a refused call changed nothing. */
export async function everythingOf(app: TestApp): Promise<string> {
  const parts: string[] = [];
  const tables = ['teams', 'team_members', 'team_invitations', 'team_posts', 'team_approvals'];
  const credits = ['credit_spenders', 'credit_entries'];
  for (const table of [...tables, ...credits, 'team_items', 'team_comments', 'team_activity', 'posts']) {
    const { rows } = await app.context.database.pool.query(
      `SELECT coalesce(json_agg(t ORDER BY t::text)::text, '') AS rows FROM ${table} t`,
    );
    parts.push(z.tuple([z.object({ rows: z.string() })]).parse(rows)[0].rows);
  }
  return parts.join('\n');
}

export const as = ({ token }: Person) => ({ token });

/** What members do with posts of the author, who is the crew's writer. */
export function actsIn(scene: () => { app: TestApp; crew: Crew; author: Author }) {
  const read = async (person: Person, id: string): Promise<TeamPost> =>
    (await scene().app.call(getTeamPost, { params: { id } }, as(person))).body.data;
  return {
    read,
    approve: async (person: Person, id: string) => {
      const { fingerprint } = await read(person, id);
      return scene().app.call(approveTeamPost, { params: { id }, body: { fingerprint } }, as(person));
    },
    plan: async (person: Person, id: string, atMs: number) => {
      const { version } = await read(person, id);
      const body = { version, at: new Date(atMs).toISOString(), timeZone: 'UTC' };
      return scene().app.call(scheduleTeamPost, { params: { id }, body }, as(person));
    },
    consent: async (teamId: string, on: boolean) => {
      const { app, author } = scene();
      return app.call(setTeamConsent, { params: { id: teamId }, body: { on } }, as(author));
    },
    save: async (id: string, text: string) => {
      const { app, author } = scene();
      const { version } = await readPost(app, author, id);
      return app.call(updatePost, { params: { id }, body: { version, text } }, as(author));
    },
    setRole: async (teamId: string, { id: userId }: Person, role: TeamRole) => {
      const { app, crew } = scene();
      const params = { id: teamId, userId };
      return app.call(changeTeamRole, { params, body: { role } }, as(crew.owner));
    },
    statusesOf: async (ids: readonly string[]) => {
      const { app, author } = scene();
      const posts = [];
      for (const id of ids) posts.push(await readPost(app, author, id));
      return posts.map(({ status }) => status);
    },
  };
}
