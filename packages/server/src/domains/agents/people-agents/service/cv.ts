import { randomUUID } from 'node:crypto';
import type { Cv } from '@limelight/contracts';
import type { Context } from '../../../../context.ts';
import type { Connection } from '../../../../platform/db/index.ts';
import { AppError, existing } from '../../../../platform/http/index.ts';
import {
  countCvs,
  findCvByText,
  findCvs,
  findPeople,
  forgetOrigin,
  insertCv,
  keepPeople,
  plainName,
  readPerson,
  removeCv,
  type CvRow,
} from '../../../library/people/index.ts';
import { readImport } from '../../../library/imports/index.ts';
import { readFile, readSource } from '../../../posts/sources/index.ts';
import { nameInCv } from '../rules/cv-name.ts';
import { textOfProfile } from '../rules/profile-cv.ts';

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
  const names = new Map(people.map(({ id, name }) => [id, plainName(name)]));
  return rows.map((row) => present(row, names.get(row.personId) ?? ''));
}

interface ReadCv {
  text: string;
  name: string | null;
  email: string;
  linkedinUrl: string;
}

/** Reads a profile that LinkedIn saved as PDF. Null for any other file. */
async function readProfileCv(
  context: Context,
  userId: string,
  bytes: Uint8Array,
  signal: AbortSignal,
): Promise<ReadCv | null> {
  if (!Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return null;
  const order = { name: 'profile', bytes, columns: {}, pasted: false };
  const found = await readImport(context, userId, order, signal);
  if ('fault' in found || found.profile === null) return null;
  const { name, email, profileUrl } = found.profile;
  return { text: textOfProfile(found.profile), name, email: email ?? '', linkedinUrl: profileUrl ?? '' };
}

function readPlainCv(text: string): ReadCv {
  const [email = ''] = /[^\s@<>()|,;]{1,64}@[^\s@<>()|,;]{1,180}/.exec(text) ?? [];
  const [linkedinUrl = ''] =
    /(?:https?:\/\/)?(?:www\.)?linkedin\.com\/in\/[^\s|,;)]{1,150}/i.exec(text) ?? [];
  const name = nameInCv(text, `${email.split('@')[0]} ${linkedinUrl.split('/in/')[1] ?? ''}`);
  return { text, name, email, linkedinUrl };
}

/** Identifies the subject of a CV from its name and addresses. Refuses with `cv_name_missing` or `cv_unreadable`. */
function ownerOf({ name: found, email, linkedinUrl }: ReadCv, given: string) {
  const name = given || found;
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
  const read =
    (await readProfileCv(context, userId, bytes, signal)) ??
    readPlainCv((await readFile((source) => readSource(context, userId, source, signal), order)).text);
  const text = read.text.slice(0, cvLength);
  const owner = ownerOf(read, name);
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
    const row = existing(await removeCv(tx, userId, id));
    // Another file with the same name is the same origin, which stays with that file.
    const others = await findCvs(tx, userId, { personIds: [row.personId] });
    if (others.some(({ fileName }) => fileName === row.fileName)) return;
    await forgetOrigin(tx, userId, { kind: 'cv', label: row.fileName, personId: row.personId });
  });
}
