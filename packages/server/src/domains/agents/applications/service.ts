import {
  openingWish,
  type Application,
  type ApplicationDocument,
  type BorneLine,
} from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { AppError, byCreation, existing, pageOf, readCursor } from '../../../platform/http/index.ts';
import { listFactsById } from '../../memory/facts/index.ts';
import { applicationDocx } from './files/docx.ts';
import { applicationPdf } from './files/pdf.ts';
import { findApplication, listApplications, updateDocument, type ApplicationRow } from './repository.ts';
import { blocksOf, type DocumentPart } from './rules/parts.ts';

const documentLines = ({ headline, sections, letter }: ApplicationDocument): BorneLine[] => [
  ...(headline === null ? [] : [headline]),
  ...sections.flatMap(({ entries }) => entries.flatMap(({ lines }) => lines)),
  ...letter,
];

/** The ids of all facts that a CV and letter rest on. */
const factIdsOf = ({ document, wishes }: Pick<ApplicationRow, 'document' | 'wishes'>): string[] => [
  ...new Set([
    ...documentLines(document).flatMap(({ factIds }) => factIds),
    ...document.sections.flatMap(({ entries }) => entries.flatMap(({ factIds }) => factIds)),
    ...wishes.flatMap(({ factIds }) => factIds),
  ]),
];

async function present(context: Context, row: ApplicationRow): Promise<Application> {
  const now = new Date(context.clock.now());
  const { userId, createdAt, updatedAt, ...rest } = row;
  return {
    ...rest,
    wishes: openingWish.array().parse(row.wishes),
    facts: await listFactsById(context.database.db, userId, factIdsOf(row), now),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

export async function readApplication(context: Context, userId: string, id: string): Promise<Application> {
  return present(context, existing(await findApplication(context.database.db, userId, id)));
}

export async function readApplications(
  context: Context,
  userId: string,
  { jobId, limit, cursor }: { jobId?: string | undefined; limit: number; cursor?: string | undefined },
) {
  const asked = { jobId, position: readCursor(cursor), limit: limit + 1 };
  const read = await listApplications(context.database.db, userId, asked);
  const { rows, nextCursor } = pageOf(read, limit, byCreation);
  const items = rows.map(({ id, jobId: job, title, company, updatedAt }) => ({
    id,
    jobId: job,
    title,
    company,
    updatedAt: updatedAt.toISOString(),
  }));
  return { items, nextCursor };
}

/** A line that says something else than before is the person's own. */
function withOwn(document: ApplicationDocument, before: ApplicationDocument): ApplicationDocument {
  const known = new Map(documentLines(before).map(({ text, own }) => [text, own]));
  const marked = (line: BorneLine): BorneLine => ({ ...line, own: known.get(line.text) ?? true });
  return {
    ...document,
    headline: document.headline === null ? null : marked(document.headline),
    sections: document.sections.map(({ kind, entries }) => ({
      kind,
      entries: entries.map((entry) => ({ ...entry, lines: entry.lines.map(marked) })),
    })),
    letter: document.letter.map(marked),
  };
}

/** Refuses with `not_found` and `version_conflict`. */
export async function editApplication(
  context: Context,
  userId: string,
  { id, version, document }: { id: string; version: number; document: ApplicationDocument },
): Promise<Application> {
  const { db } = context.database;
  const before = existing(await findApplication(db, userId, id));
  const change = { id, version, document: withOwn(document, before.document) };
  const row = await updateDocument(db, userId, change, new Date(context.clock.now()));
  if (row === null) throw new AppError('version_conflict');
  return present(context, row);
}

const names = { cv: 'CV', letter: 'Letter' } as const;
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** Refuses with `not_found`, and with `letter_missing` where there is none. */
export async function applicationFile(
  context: Context,
  userId: string,
  { id, part, format }: { id: string; part: DocumentPart; format: 'pdf' | 'docx' },
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string; name: string }> {
  const {
    document,
    company,
    updatedAt: madeAt,
  } = existing(await findApplication(context.database.db, userId, id));
  if (blocksOf(document, part).length === 0) throw new AppError('letter_missing');
  const title = [names[part], document.name, company].filter((word) => word !== '').join(' - ');
  const name = `${title}.${format}`;
  if (format === 'docx')
    return { bytes: await applicationDocx(document, part, { title, madeAt }), type: docx, name };
  const { bytes } = await applicationPdf(document, part, { title, madeAt });
  return { bytes, type: 'application/pdf', name };
}
