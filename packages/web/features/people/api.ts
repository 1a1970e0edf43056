import {
  getPerson,
  listCvs,
  listDoNotContact,
  listLeads,
  listPeople,
  listPersonLists,
  listPersonSearches,
  readPeopleFile,
  retentionDue,
  uploadCv,
  type EndpointData,
  type EndpointInput,
} from '@limelight/contracts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/client.ts';
import { pagedQuery } from '../../lib/paged-query.ts';

/** The prefix of all queries about people. Changing one person invalidates all of them. */
export const peopleKey = ['people'] as const;

type PeopleQuery = EndpointInput<typeof listPeople>['query'];
type LeadsQuery = EndpointInput<typeof listLeads>['query'];
const first = '';

export const peopleQuery = (query: Omit<PeopleQuery, 'cursor' | 'limit'>) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, 'list', query],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(
        listPeople,
        { query: { ...query, limit: 25, ...(cursor === '' ? {} : { cursor }) } },
        { showError: false, signal },
      ),
    initialPageParam: first,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const leadsQuery = (query: Omit<LeadsQuery, 'cursor' | 'limit'>) =>
  infiniteQueryOptions({
    queryKey: [...peopleKey, 'leads', query],
    queryFn: ({ signal, pageParam: cursor }) =>
      call(
        listLeads,
        { query: { ...query, limit: 25, ...(cursor === '' ? {} : { cursor }) } },
        { showError: false, signal },
      ),
    initialPageParam: first,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });

export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...peopleKey, 'one', id],
    queryFn: ({ signal }) => call(getPerson, { params: { id } }, { showError: false, signal }),
  });

export const listsQuery = queryOptions({
  queryKey: [...peopleKey, 'lists'],
  queryFn: ({ signal }) => call(listPersonLists, {}, { showError: false, signal }),
});

export const doNotContactQuery = infiniteQueryOptions({
  queryKey: [...peopleKey, 'do-not-contact'],
  queryFn: ({ signal, pageParam: cursor }) =>
    call(
      listDoNotContact,
      { query: { limit: 100, ...(cursor === '' ? {} : { cursor }) } },
      { showError: false, signal },
    ),
  initialPageParam: first,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
});

export const retentionQuery = queryOptions({
  queryKey: [...peopleKey, 'retention'],
  queryFn: ({ signal }) => call(retentionDue, {}, { showError: false, signal }),
});

export const cvsQuery = pagedQuery([...peopleKey, 'cvs'], (cursor, signal) =>
  call(listCvs, { query: cursor }, { showError: false, signal }),
);

export const searchesQuery = queryOptions({
  queryKey: ['lead-searches'],
  queryFn: ({ signal }) => call(listPersonSearches, {}, { showError: false, signal }),
});

/** Adds a file to form fields. The contract describes only the plain fields. */
const withFile = <T>(fields: T, file: File) => ({ ...fields, file }) as T;

export const readFile = (file: File): Promise<EndpointData<typeof readPeopleFile>> =>
  call(readPeopleFile, { body: withFile({}, file) });

export const sendCv = (file: File, name: string): Promise<EndpointData<typeof uploadCv>> =>
  call(uploadCv, { body: withFile({ name }, file) });
