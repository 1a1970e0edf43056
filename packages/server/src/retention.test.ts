import { randomUUID } from 'node:crypto';
import { deleteAccount } from '@limelight/contracts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allHandlers, personalData } from './app.ts';
import {
  accountTables,
  keptForGood,
  rowsWith,
  sweptTables,
  tidiedTables,
  type Term,
} from './platform/retention.ts';
import { createTestApp, type TestApp } from './testing/index.ts';
import { readSections } from './testing/sections.ts';

interface Column {
  name: string;
  type: string;
  required: boolean;
}

let app: TestApp;
let tables: ReadonlyMap<string, readonly Column[]>;
/** The columns of a table that name rows of others with which it goes. */
let parents: ReadonlyMap<string, readonly { column: string; of: string }[]>;
beforeAll(async () => {
  app = await createTestApp();
  const { pool } = app.context.database;
  const { rows } = await pool.query<Column & { table: string }>(
    `SELECT c.table_name AS table, c.column_name AS name, c.udt_name AS type,
       c.is_nullable = 'NO' AND c.column_default IS NULL AND c.is_identity = 'NO' AND c.is_generated = 'NEVER' AS required
     FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
     WHERE c.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND c.table_name <> 'schema_migrations'`,
  );
  tables = Map.groupBy(rows, ({ table }) => table);
  const { rows: keys } = await pool.query<{ table: string; column: string; of: string }>(
    `SELECT conrelid::regclass::text AS table, confrelid::regclass::text AS of, attname AS column
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  parents = Map.groupBy(keys, ({ table }) => table);
  // The rows below have only what their table requires, and their database is this file's alone.
  const { rows: rules } = await pool.query<{ drop: string }>(
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop FROM pg_constraint
     WHERE contype IN ('c', 'f') AND connamespace = 'public'::regnamespace`,
  );
  for (const { drop } of rules) await pool.query(drop);
});
afterAll(() => app.close());

const values: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  text: 'gen_random_uuid()::text',
  int4: '1',
  int8: '1',
  bool: 'false',
  timestamptz: 'now()',
  date: 'now()',
  jsonb: `'{}'`,
};

/** Inserts a row with the given columns, and something in each other that needs it. */
async function insert(table: string, given: Record<string, unknown>): Promise<void> {
  const rest = (tables.get(table) ?? []).filter(({ name, required }) => required && !(name in given));
  const columns = [...Object.keys(given), ...rest.map(({ name }) => name)].map((name) =>
    pg.escapeIdentifier(name),
  );
  const filled = rest.map(({ type }) => values[type] ?? (type.startsWith('_') ? `'{}'` : `'0'`));
  const placed = Object.keys(given).map((_, index) => `$${index + 1}`);
  await app.context.database.pool.query(
    `INSERT INTO ${pg.escapeIdentifier(table)} (${columns.join()}) VALUES (${[...placed, ...filled].join()})`,
    Object.values(given),
  );
}

async function count(table: string, column: string, value: unknown): Promise<number> {
  const { rows } = await app.context.database.pool.query<{ count: number }>(
    `SELECT count(*) AS count FROM ${pg.escapeIdentifier(table)} WHERE ${pg.escapeIdentifier(column)} = $1`,
    [value],
  );
  return rows[0]?.count ?? 0;
}

const terms: [string, Term][] = Object.entries({ ...tidiedTables, ...sweptTables });

describe('the term of every table', () => {
  it('is stated once', () => {
    const stated = [
      ...terms.map(([table]) => table),
      ...Object.values(rowsWith).flat(),
      ...accountTables,
      ...Object.keys(keptForGood),
    ];
    expect(stated.toSorted()).toEqual([...tables.keys()].toSorted());
    const stays = new Set(stated);
    expect(Object.keys(rowsWith).filter((table) => !stays.has(table))).toEqual([]);
    for (const because of Object.values(keptForGood)) expect(because).toMatch(/^because .{20}/);
  });

  // The counters of limits follow the machine's clock; the test of `system.tidy` has them.
  it.each(terms.filter(([table]) => table !== 'rate_limits'))(
    'ends in %s when it says',
    async (table, term) => {
      const { since, keptMs, job } = term;
      const hour = 3_600_000;
      const now = app.clock.now();
      const [past, within] = [new Date(now - keptMs - hour), new Date(now - keptMs + hour)];
      for (const at of [past, within]) await insert(table, { [since]: at });
      // Files go in a second round, after the marks on their rows.
      for (let round = 0; round < 2; round += 1) await app.runPeriodic(job);
      expect(await count(table, since, past)).toBe(0);
      expect(await count(table, since, within)).toBe(1);
    },
  );

  it('ends with the account, where it says so', async () => {
    const person = await app.signUp();
    const owned = accountTables.flatMap((table) => {
      const names = new Set((tables.get(table) ?? []).map(({ name }) => name));
      const column = ['user_id', 'owner_id'].find((name) => names.has(name));
      return column === undefined ? [] : [{ table, column }];
    });
    expect(owned.length).toBeGreaterThan(50);
    for (const { table, column } of owned) {
      await app.context.database.pool.query(`DELETE FROM ${table} WHERE ${column} = $1`, [person.id]);
      await insert(table, { [column]: person.id });
    }
    const body = { confirmEmail: person.email, password: person.password };
    expect((await app.call(deleteAccount, { body }, { token: person.token })).status).toBe(200);
    await app.runDueJobs();
    const left = [];
    for (const { table, column } of owned) if ((await count(table, column, person.id)) > 0) left.push(table);
    expect(left).toEqual([]);
  });

  it('is in the download until then, for what is known, said and applied with', async () => {
    const { db, pool } = app.context.database;
    const isTold = (table: string) => /^(?:fact|recording|application)s?(?:_|$)/.test(table);
    const told = [...tables.keys()].filter(isTold);
    expect(told.length).toBeGreaterThan(6);
    const missing = [];
    for (const table of told) {
      const person = await app.signUp();
      const columns = tables.get(table) ?? [];
      const marker = `marked-${table}`;
      const at = new Date('2031-03-07T08:09:10.000Z');
      const marked = columns.flatMap(({ name, type }): [string, unknown][] =>
        type === 'text'
          ? [[name, marker]]
          : type === 'timestamptz'
            ? [[name, at]]
            : type === 'jsonb'
              ? [[name, '[]']]
              : [],
      );
      const given: Record<string, unknown> = Object.fromEntries(marked);
      if (columns.some(({ name }) => name === 'user_id')) given['user_id'] = person.id;
      for (const { column, of } of (parents.get(table) ?? []).filter((one) => isTold(one.of))) {
        given[column] = randomUUID();
        await insert(of, { id: given[column], user_id: person.id });
      }
      await insert(table, given);
      const found = await Promise.all(
        personalData.map(async (one) => readSections(db, await one.export(db, person.id))),
      );
      // Of what was forgotten and read only the time is kept.
      const words = JSON.stringify(found);
      if (!words.includes(marker) && !words.includes(at.toISOString())) missing.push(table);
      await pool.query(`DELETE FROM ${table}`);
    }
    expect(missing).toEqual([]);
  });

  it('is kept by jobs that run by themselves', () => {
    const periodic = allHandlers(app.context).flatMap(({ job, cron }) =>
      cron === undefined ? [] : [job.name],
    );
    expect(periodic).toEqual(expect.arrayContaining(terms.map(([, { job }]) => job)));
  });
});
