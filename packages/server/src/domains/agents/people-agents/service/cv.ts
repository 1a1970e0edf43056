import { randomUUID } from 'node:crypto';
import type { Cv } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { AppError } from '../../../../platform/http/index.ts';
import {
  countCvs,
  findCvByText,
  findCvs,
  findPeople,
  forgetOrigin,
  insertCv,
  keepPeople,
  readPerson,
  removeCv,
  type CvRow,
} from '../../../library/people/index.ts';
import { readFile, readSource } from '../../../posts/sources/index.ts';
import { nameInCv } from '../rules/cv-name.ts';

const cvLimit = 500;
const cvPages = 40;
const cvLength = 60_000;

const present = ({ id, personId, fileName, createdAt }: CvRow, name: string): Cv => ({
  id,
  personId,
  name,
  fileName,
  createdAt: createdAt.toISOString(),
});

export async function listOwnCvs(connection: Connection, userId: string): Promise<Cv[]> {
  const rows = await findCvs(connection, userId, {});
  const people = await findPeople(connection, userId, [...new Set(rows.map(({ personId }) => personId))]);
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return rows.map((row) => present(row, names.get(row.personId) ?? ''));
}

/** Identifies the subject of a CV from its name and addresses. Refuses with `cv_name_missing` or `cv_unreadable`. */
function ownerOf(text: string, given: string) {
  const [email = ''] = /[^\s@<>()|,;]{1,64}@[^\s@<>()|,;]{1,180}/.exec(text) ?? [];
  const [linkedinUrl = ''] =
    /(?:https?:\/\/)?(?:www\.)?linkedin\.com\/in\/[^\s|,;)]{1,150}/i.exec(text) ?? [];
  const name = given || nameInCv(text, `${email.split('@')[0]} ${linkedinUrl.split('/in/')[1] ?? ''}`);
  if (name === null) throw new AppError('cv_name_missing');
  const owner = readPerson(
    new Map([
      ['name', name],
      ['email', email.replace(/\.$/, '')],
      ['linkedinUrl', linkedinUrl],
    ]),
  );
  if (owner === null) throw new AppError('cv_unreadable');
  return owner;
}

/** Reads a CV and stores its text with its subject. The same text is stored once. */
export async function keepCv(
  context: Context,
  userId: string,
  { bytes, fileName, name }: { bytes: Uint8Array; fileName: string; name: string },
  signal: AbortSignal,
): Promise<Cv> {
  const order = { name: fileName, bytes, pageLimit: cvPages };
  const read = await readFile((source) => readSource(context, userId, source, signal), order);
  const text = read.text.slice(0, cvLength);
  const owner = ownerOf(text, name);
  const now = new Date(context.clock.now());
  return context.database.db.transaction(async (tx) => {
    const kept = await keepPeople(tx, userId, [owner], {
      kind: 'candidate',
      origin: 'cv',
      label: fileName,
      legalBasis: 'legitimate-interest',
      now,
    });
    const known = await findCvByText(tx, userId, text);
    if (known !== null) {
      const [person] = await findPeople(tx, userId, [known.personId]);
      return present(known, person?.name ?? owner.name);
    }
    const [personId] = kept.ids;
    if (personId === undefined || personId === null) throw new AppError('person_opted_out');
    if ((await countCvs(tx, userId)) >= cvLimit) throw new AppError('cv_limit');
    const row = { id: randomUUID(), userId, personId, fileName, text, createdAt: now };
    await insertCv(tx, row);
    return present(row, owner.name);
  });
}

/** Refuses with `not_found`. */
export async function dropCv(context: Context, userId: string, id: string): Promise<void> {
  await context.database.db.transaction(async (tx) => {
    const row = await removeCv(tx, userId, id);
    if (row === null) throw new AppError('not_found');
    // Another file with the same name is the same origin, which stays with that file.
    const others = await findCvs(tx, userId, { personIds: [row.personId] });
    if (others.some(({ fileName }) => fileName === row.fileName)) return;
    await forgetOrigin(tx, userId, { kind: 'cv', label: row.fileName, personId: row.personId });
  });
}
