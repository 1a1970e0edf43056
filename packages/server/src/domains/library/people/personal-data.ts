import { listRows, type Connection } from '../../../platform/db/index.ts';
import { findCvs } from './repository/cvs.ts';
import { listAllEntries, listLists, listPersonIds } from './repository/lists.ts';
import { findPeopleById } from './repository/people.ts';

export async function exportPeopleData(
  connection: Connection,
  userId: string,
): Promise<Record<string, unknown>> {
  const ids = await listPersonIds(connection, userId);
  const cvs = await findCvs(connection, userId, {});
  return {
    people: listRows(
      ids,
      findPeopleById,
      ({
        id,
        name,
        position,
        company,
        email,
        linkedinUrl,
        notes,
        tags,
        leadStatus,
        leadFinding,
        remindAt,
        createdAt,
      }) => ({
        id,
        name,
        position,
        company,
        email,
        linkedinUrl,
        notes,
        tags,
        leadStatus,
        leadFinding,
        remindAt,
        createdAt,
      }),
    ),
    peopleLists: (await listLists(connection, userId)).map(({ name, people }) => ({ name, people })),
    cvs: cvs.map(({ fileName, text, createdAt }) => ({ fileName, text, createdAt })),
    doNotContact: await listAllEntries(connection, userId),
  };
}
