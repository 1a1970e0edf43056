import type { PersonalData } from '../../../module.ts';
import { listRows } from '../../../platform/db/index.ts';
import { findCvs } from './repository/cvs.ts';
import { listAllEntries, listLists, listPersonIds } from './repository/lists.ts';
import { findPeopleById, type PersonRow } from './repository/people.ts';

/** The keys only find a person among others. */
const withoutKeys = ({
  userId: _owner,
  nameKey: _name,
  companyKey: _company,
  emailKey: _email,
  linkedinKey: _linkedin,
  ...person
}: PersonRow) => person;

export const exportPeopleData: PersonalData['export'] = async (connection, userId) => {
  const ids = await listPersonIds(connection, userId);
  const cvs = await findCvs(connection, userId, {});
  return {
    people: listRows(ids, findPeopleById, withoutKeys),
    peopleLists: (await listLists(connection, userId)).map(({ name, people }) => ({ name, people })),
    cvs: cvs.map(({ fileName, text, createdAt }) => ({ fileName, text, createdAt })),
    doNotContact: await listAllEntries(connection, userId),
  };
};
