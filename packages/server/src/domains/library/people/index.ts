import type { Module } from '../../../module.ts';
import { handleJob } from '../../../platform/queue.ts';
import { personRemindersJob } from './jobs.ts';
import { exportPeopleData } from './personal-data.ts';
import { erasePeople } from './repository/lists.ts';
import { peopleRoutes } from './routes.ts';
import { tellReminders } from './service/remind.ts';

export { presentConnection, presentPerson } from './present.ts';
export { countCvs, findCvByText, findCvs, insertCv, removeCv, type CvRow } from './repository/cvs.ts';
export { countConnectionsAt, findOptedOut, listAllEntries, listNames } from './repository/lists.ts';
export { putLeadFindings } from './repository/leads.ts';
export {
  addKind,
  findPeople,
  findPeopleByWords,
  findPerson,
  insertFacts,
  listConnectionsAt,
  listFacts,
  listOrigins,
  markSignals,
  searchPeople,
  type FactRow,
  type OriginRow,
  type ListedPerson,
} from './repository/people.ts';
export { companyKey, companyWords, foldText, splitWords } from './rules/company-name.ts';
export { criteriaOf, findEvidence, isExactQuote, WordWeights } from './rules/evidence.ts';
export { doNotContactCheck, mayBeOptedOut } from './rules/do-not-contact.ts';
export { keysOfPerson } from './rules/same-person.ts';
export { anyWordQuery, prefixQuery } from './rules/prefix-query.ts';
export { plainName } from './rules/plain-name.ts';
export type { GivenPerson } from './rules/given-person.ts';
export { readPasted, readPerson } from './rules/read-table.ts';
export { overwrites, textVersion } from './rules/text-version.ts';
export { previewTable } from './service/import.ts';
export { keepPeople } from './service/keep-people.ts';
export { forgetOrigin } from './service/forget-people.ts';

export const peopleModule: Module = {
  name: 'people',
  routes: peopleRoutes,
  handlers: (context) => [
    handleJob({ job: personRemindersJob, cron: '*/15 * * * *', run: async () => tellReminders(context) }),
  ],
  personalData: { export: exportPeopleData, erase: erasePeople },
};
