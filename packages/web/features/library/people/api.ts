import * as contract from '@limelight/contracts';
import { call } from '../../../lib/client.ts';
import { readQuery } from '../../../lib/read-query.ts';
import { pagedQuery } from '../../../lib/paged-query.ts';

/** The prefix of all queries about people. Changing one person invalidates all of them. */
export const peopleKey = ['people'] as const;

type PeopleQuery = contract.EndpointInput<typeof contract.listPeople>['query'];
type LeadsQuery = contract.EndpointInput<typeof contract.listLeads>['query'];

export const peopleQuery = (query: Omit<PeopleQuery, 'cursor' | 'limit'>) =>
  pagedQuery([...peopleKey, 'list', query], (cursor, signal) =>
    call(contract.listPeople, { query: { ...query, limit: 25, ...cursor } }, { showError: false, signal }),
  );

export const leadsQuery = (query: Omit<LeadsQuery, 'cursor' | 'limit'>) =>
  pagedQuery([...peopleKey, 'leads', query], (cursor, signal) =>
    call(contract.listLeads, { query: { ...query, limit: 25, ...cursor } }, { showError: false, signal }),
  );

export const personQuery = (id: string) =>
  readQuery([...peopleKey, 'one', id], contract.getPerson, { params: { id } });

export const listsQuery = readQuery([...peopleKey, 'lists'], contract.listPersonLists, {});

export const doNotContactQuery = pagedQuery([...peopleKey, 'do-not-contact'], (cursor, signal) =>
  call(contract.listDoNotContact, { query: { limit: 100, ...cursor } }, { showError: false, signal }),
);

export const retentionQuery = readQuery([...peopleKey, 'retention'], contract.retentionDue, {});

export const cvsQuery = pagedQuery([...peopleKey, 'cvs'], (cursor, signal) =>
  call(contract.listCvs, { query: cursor }, { showError: false, signal }),
);

export const searchesQuery = readQuery(['lead-searches'], contract.listPersonSearches, {});

/** Adds a file to form fields. The contract describes only the plain fields. */
const withFile = <T>(fields: T, file: File) => ({ ...fields, file }) as T;

export const readFile = (file: File): Promise<contract.EndpointData<typeof contract.readPeopleFile>> =>
  call(contract.readPeopleFile, { body: withFile({}, file) });

export const sendCv = (file: File, name: string): Promise<contract.EndpointData<typeof contract.uploadCv>> =>
  call(contract.uploadCv, { body: withFile({ name }, file) });
