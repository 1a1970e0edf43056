import { z } from 'zod';
import { personColumns, personImportBytes } from '../catalog/people.ts';
import { DELETE, GET, POST } from '../endpoint.ts';
import { fileErrors } from '../posts/refusals.ts';
import { empty, id, keysOf, line, pageQuery, timestamp } from '../fields.ts';
import { personFilters } from '../library/people.ts';

export const cvByteLimit = 10 * 1024 * 1024;

const cv = z.object({
  id,
  personId: id,
  name: z.string(),
  fileName: z.string(),
  createdAt: timestamp,
});
export type Cv = z.infer<typeof cv>;

export const uploadCv = POST.people('/cvs', {
  summary:
    'Store a candidate’s CV (form part `file`: PDF or DOCX); its id goes into `mediaIds` of a candidate search',
  bodyFormat: 'form',
  bodyLimit: cvByteLimit + 64 * 1024,
  /** `name` is the candidate's name; it defaults to the one that the addresses in the CV confirm. */
  body: z.object({ name: line(200).default('') }),
  response: cv,
  status: 201,
  errors: ['cv_unreadable', 'cv_name_missing', 'cv_limit', 'people_limit', 'person_opted_out', ...fileErrors],
});

export const listCvs = GET.people('/cvs', {
  summary: 'The stored CVs, newest first',
  query: z.object(pageQuery),
  response: z.object({ items: z.array(cv), nextCursor: z.string().nullable() }),
});

export const deleteCv = DELETE.people(
  '/cvs/:id',
  'Delete a CV, and the person if nothing else is known about them',
);

export const readPeopleFile = POST.people('/people/import/file', {
  summary:
    'Read a CSV or XLSX file of people (form part `file`) as CSV text, with the detected meaning of its columns',
  bodyFormat: 'form',
  bodyLimit: personImportBytes + 64 * 1024,
  body: empty,
  response: z.object({
    csv: z.string(),
    /** `column` counts from 0; `field` is null for a column that is left out. */
    columns: z.array(
      z.object({
        column: z.number().int(),
        header: z.string(),
        sample: z.array(z.string()),
        field: z.enum(keysOf(personColumns)).nullable(),
      }),
    ),
    rows: z.number().int(),
    isLinkedinExport: z.boolean(),
    /** A date that can be read in two ways, such as 03/04/2026. Import with `dateOrder` then. */
    ambiguousDate: z.string().nullable(),
  }),
  errors: ['people_file_unreadable', 'people_unreadable', 'writer_queue_full'],
});

export const leadFilters = personFilters.omit({ kind: true });

const personSearch = z.object({ id, name: z.string(), filters: z.record(z.string(), z.string()) });

export const listPersonSearches = GET.people('/lead-searches', {
  summary: 'Saved searches over leads',
  response: z.object({ items: z.array(personSearch) }),
});

export const savePersonSearch = POST.people('/lead-searches', {
  summary: 'Save the filters of a lead search under a name',
  body: z.object({
    name: line(80).pipe(z.string().min(1, 'Give the search a name.')),
    /** As in the query string of the page. */
    filters: z
      .record(z.string().max(30), z.string().max(200))
      .refine((filters) => leadFilters.safeParse(filters).success, 'These filters are not known.'),
  }),
  response: personSearch,
  status: 201,
  errors: ['person_search_limit'],
});

export const deletePersonSearch = DELETE.people('/lead-searches/:id', 'Delete a saved search');
