import {
  freeLimits,
  hasActivePlan,
  importRowLimit,
  type EndpointInput,
  type ImportReport,
  type runImport,
} from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import { AppError } from '../../../../platform/http/index.ts';
import { getUser } from '../../../accounts/identity/index.ts';
import { countPosts, findPost, keepDraft } from '../../../posts/posts/index.ts';
import { schedulePostAt } from '../../publishing/index.ts';
import { refusalOf } from '../service/moves.ts';
import { claimRow, forgetImported, listImported, nameImported } from '../repository/import.ts';
import { readImport, withinRoom, type ImportRow } from './rules.ts';

type File = EndpointInput<typeof runImport>['body'];
type ReportRow = ImportReport['rows'][number];

/** A row whose import was interrupted can be imported again after this time. */
const abandonedAfterMs = 2 * 60_000;

interface PlannedRow extends ImportRow {
  /** The post from an earlier import. `gone` means that it was deleted since. */
  before: { postId: string | null; gone: boolean } | null;
}

async function roomOf(context: Context, userId: string): Promise<number> {
  const { db } = context.database;
  const user = await getUser(db, userId);
  const until = user?.planExpiresAt?.toISOString() ?? null;
  if (hasActivePlan(user?.plan ?? null, until, context.clock.now())) return Infinity;
  return freeLimits.scheduledPosts - (await countPosts(db, userId, 'scheduled'));
}

async function planRows(
  context: Context,
  userId: string,
  file: File,
): Promise<Omit<ImportReport, 'rows'> & { rows: PlannedRow[] }> {
  const { db } = context.database;
  const nowMs = context.clock.now();
  const rules = { timeZone: file.timeZone, nowMs, rowLimit: importRowLimit };
  const reading = readImport(file.csv, rules, file.columns);
  if (reading.kind === 'unreadable')
    throw new AppError('invalid_input', [{ path: 'csv', message: reading.message }]);
  const imported = await listImported(
    db,
    userId,
    reading.rows.map((row) => row.key),
  );
  const before = new Map<string, PlannedRow['before']>();
  for (const [key, { postId, createdAt }] of imported) {
    const lost = postId === null && nowMs - createdAt.getTime() > abandonedAfterMs;
    const gone = lost || (postId !== null && (await findPost(db, userId, postId)) === null);
    before.set(key, { postId, gone });
  }
  const known = (row: ImportRow) => before.get(row.key)?.gone === false;
  const rows = withinRoom(reading.rows, await roomOf(context, userId), known).map((row) => ({
    ...row,
    before: before.get(row.key) ?? null,
  }));
  const { columns, notes, ambiguousDate } = reading;
  return { rows, columns, notes, ambiguousDate };
}

function foresee(row: PlannedRow): ReportRow {
  const shown = { line: row.line, title: row.title, scheduledAt: row.at?.toISOString() ?? null };
  if (row.before?.gone === false)
    return { ...shown, verdict: 'known', note: 'It was already imported.', postId: row.before.postId };
  if (row.refusal !== null)
    return { ...shown, scheduledAt: null, verdict: 'refused', note: row.refusal, postId: null };
  return { ...shown, verdict: row.at === null ? 'draft' : 'schedule', note: row.note, postId: null };
}

export async function previewRows(context: Context, userId: string, file: File): Promise<ImportReport> {
  const plan = await planRows(context, userId, file);
  return { ...plan, rows: plan.rows.map(foresee) };
}

async function importRow(
  context: Context,
  userId: string,
  row: PlannedRow,
  timeZone: string,
): Promise<ReportRow> {
  const expected = foresee(row);
  if (expected.verdict === 'known' || expected.verdict === 'refused') return expected;
  const { db } = context.database;
  const now = new Date(context.clock.now());
  const claim = {
    now,
    abandoned: new Date(now.getTime() - abandonedAfterMs),
    gone: row.before?.gone === true ? row.before.postId : null,
  };
  if (!(await claimRow(db, userId, row.key, claim)))
    return { ...expected, verdict: 'known', note: 'It was already imported.' };
  let postId: string;
  try {
    const { text, visibility } = row;
    const nothingElse = { media: [], attachment: null, firstComment: '' };
    const changes = [{ by: 'import' as const, detail: '', run: null, before: null, after: null }];
    const draft = await keepDraft(context, userId, { text, visibility, ...nothingElse, changes });
    postId = draft.id;
  } catch (error) {
    await forgetImported(db, userId, row.key);
    return { ...expected, scheduledAt: null, verdict: 'refused', note: refusalOf(error).message };
  }
  await nameImported(db, userId, row.key, postId);
  if (row.at === null) return { ...expected, postId };
  try {
    const { message } = await schedulePostAt(context, userId, postId, {
      at: row.at.toISOString(),
      timeZone,
    });
    return {
      ...expected,
      postId,
      note: [row.note, message].filter((part) => part !== null).join(' ') || null,
    };
  } catch (error) {
    const note = `Kept as a draft: ${refusalOf(error).message}`;
    return { ...expected, postId, scheduledAt: null, verdict: 'draft', note };
  }
}

/**
 * Imports a file row by row and reports each. A row that was imported before is skipped unless its post was deleted. A
 * post that cannot be scheduled any more becomes a draft, and the report says so.
 */
export async function importRows(context: Context, userId: string, file: File): Promise<ImportReport> {
  const plan = await planRows(context, userId, file);
  const rows: ReportRow[] = [];
  for (const row of plan.rows) rows.push(await importRow(context, userId, row, file.timeZone));
  return { ...plan, rows };
}
