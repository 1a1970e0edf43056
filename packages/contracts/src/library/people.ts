import { z } from 'zod';
import {
  legalBases,
  personImportBytes,
  personKinds,
  personOrigins,
  personTagLimit,
} from './catalog/people.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, freeText, id, keysOf, line, pageQuery, timestamp } from './fields.ts';

export const personKind = z.enum(keysOf(personKinds));
export const legalBasis = z.enum(keysOf(legalBases));
const tag = line(40).pipe(z.string().min(1, 'Write a tag.'));

export const personFact = z.object({
  field: z.string(),
  value: z.string(),
  /** The exact passage it comes from. */
  quote: z.string(),
  source: z.string(),
  address: z.string().nullable(),
  observedAt: timestamp,
});
export type PersonFact = z.infer<typeof personFact>;

export const personSummary = z.object({
  id,
  name: z.string(),
  position: z.string(),
  company: z.string(),
  location: z.string(),
  email: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  kinds: z.array(personKind),
  tags: z.array(z.string()),
  connectedOn: z.iso.date().nullable(),
  lastContactedAt: timestamp.nullable(),
  /** True for people who asked not to be contacted or are on the do-not-contact list. */
  optedOut: z.boolean(),
  /** The number of other people at the same company whom the user is connected with. */
  warmPaths: z.number().int(),
});
export type PersonSummary = z.infer<typeof personSummary>;

export const personView = personSummary.extend({
  headline: z.string(),
  industry: z.string(),
  companySize: z.number().int().nullable(),
  website: z.string().nullable(),
  notes: z.string(),
  notesVersion: z.string(),
  legalBasis,
  recordedAt: timestamp,
  keepUntil: z.iso.date(),
  /** When the user wants to be reminded to write to them. */
  remindAt: timestamp.nullable(),
  origins: z.array(z.object({ kind: z.enum(keysOf(personOrigins)), label: z.string(), at: timestamp })),
  lists: z.array(z.object({ id, name: z.string() })),
  facts: z.array(personFact),
  connections: z.array(z.object({ id, name: z.string(), position: z.string() })),
});
export type PersonView = z.infer<typeof personView>;

/** A string in a query, parsed into a boolean. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);

/** Filters for people. All given ones must match. */
export const personFilters = z.object({
  q: freeText(200).optional(),
  kind: personKind.optional(),
  role: freeText(100).optional(),
  company: freeText(100).optional(),
  industry: freeText(100).optional(),
  location: freeText(100).optional(),
  sizeFrom: z.coerce.number().int().min(0).max(10_000_000).optional(),
  sizeTo: z.coerce.number().int().min(0).max(10_000_000).optional(),
  tag: freeText(40).optional(),
  listId: id.optional(),
  /** Only people with a buying signal, such as an opening at their company. */
  signal: flag.optional(),
  /** Only people at whose company the user has a connection. */
  warm: flag.optional(),
  notContactedSince: timestamp.optional(),
});
export type PersonFilters = z.infer<typeof personFilters>;

const listed = z.object({
  items: z.array(personSummary),
  total: z.number().int(),
  nextCursor: z.string().nullable(),
});
const byId = z.object({ id });

const personChange = z.object({
  name: line(200).optional(),
  position: line(200).optional(),
  company: line(200).optional(),
  notes: freeText(10_000).optional(),
  /** The version of the notes that the change is based on. */
  notesVersion: line(64).optional(),
  tags: z.array(tag).max(personTagLimit, `Use at most ${personTagLimit} tags.`).optional(),
  legalBasis: legalBasis.optional(),
  keepUntil: z.iso.date().optional(),
  lastContactedAt: timestamp.nullable().optional(),
  remindAt: timestamp.nullable().optional(),
});

export const listPeople = defineEndpoint({
  name: 'listPeople',
  summary: 'People you keep a record of: connections, leads and candidates',
  method: 'GET',
  path: '/people',
  scope: 'people',
  query: z.object({ ...pageQuery, ...personFilters.shape, optedOut: flag.optional() }),
  response: listed,
});

export const getPerson = defineEndpoint({
  name: 'getPerson',
  summary: 'One person with where each fact came from',
  method: 'GET',
  path: '/people/:id',
  scope: 'people',
  params: byId,
  response: personView,
  errors: ['not_found'],
});

export const changePerson = defineEndpoint({
  name: 'changePerson',
  summary: 'Correct a person, or add notes and tags',
  method: 'PATCH',
  path: '/people/:id',
  scope: 'people',
  params: byId,
  body: personChange,
  response: personView,
  errors: ['not_found', 'notes_changed'],
});

export const deletePerson = defineEndpoint({
  name: 'deletePerson',
  summary: 'Delete everything kept about a person',
  method: 'DELETE',
  path: '/people/:id',
  scope: 'people',
  params: byId,
  response: empty,
  errors: ['not_found'],
});

export const exportPerson = defineEndpoint({
  name: 'exportPerson',
  summary: 'Everything kept about a person as a JSON file, to hand to them',
  method: 'GET',
  path: '/people/:id/export',
  scope: 'people',
  params: byId,
  response: z.unknown(),
  answer: 'file',
  errors: ['not_found'],
});

export const optOutPerson = defineEndpoint({
  name: 'optOutPerson',
  summary: 'Record that a person does not want to be contacted; it outlives the record',
  method: 'POST',
  path: '/people/:id/opt-out',
  scope: 'people',
  params: byId,
  body: z.object({ note: freeText(500).default('') }),
  response: empty,
  errors: ['not_found'],
});

export const personColumns = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'E-mail',
  linkedinUrl: 'LinkedIn address',
  company: 'Company',
  position: 'Position',
  location: 'Location',
  industry: 'Industry',
  companySize: 'Company size',
  website: 'Website',
  connectedOn: 'Connected on',
  notes: 'Notes',
} as const;
export type PersonColumn = keyof typeof personColumns;

const columnMapping = z.record(z.string().max(20), z.enum(keysOf(personColumns)));

export const previewPeople = defineEndpoint({
  name: 'previewPeople',
  summary: 'What columns a CSV file has, and what each is taken for',
  method: 'POST',
  path: '/people/import/preview',
  scope: 'people',
  body: z.object({ csv: freeText(personImportBytes) }),
  bodyLimit: personImportBytes * 1.1,
  response: z.object({
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
  }),
  errors: ['people_unreadable'],
});

export const importPeople = defineEndpoint({
  name: 'importPeople',
  summary: 'Add people from a CSV file; those known already are merged',
  method: 'POST',
  path: '/people/import',
  scope: 'people',
  body: z.object({
    csv: freeText(personImportBytes),
    label: line(100).default('CSV file'),
    kind: personKind,
    /** Column numbers from 0; defaults to the preview's guess. */
    mapping: columnMapping.optional(),
    legalBasis: legalBasis.default('legitimate-interest'),
  }),
  bodyLimit: personImportBytes * 1.1,
  response: z.object({
    added: z.number().int(),
    merged: z.number().int(),
    /** The number of people left out because they asked not to be contacted. */
    optedOut: z.number().int(),
    /** The number of rows without a name or that could not be read. */
    skipped: z.number().int(),
  }),
  errors: ['people_unreadable', 'people_limit'],
});

export const listLeads = defineEndpoint({
  name: 'listLeads',
  summary: 'Leads by filters and words; people who opted out are left out',
  method: 'GET',
  path: '/leads',
  scope: 'people',
  query: z.object({ ...pageQuery, ...personFilters.omit({ kind: true }).shape }),
  response: listed,
});

export const changeLead = defineEndpoint({
  name: 'changeLead',
  summary: 'Change a lead’s notes, tags and details',
  method: 'PATCH',
  path: '/leads/:id',
  scope: 'people',
  params: byId,
  body: personChange,
  response: personView,
  errors: ['not_found', 'notes_changed'],
});

export const deleteLead = defineEndpoint({
  name: 'deleteLead',
  summary: 'Take somebody off the leads; a connection stays a connection',
  method: 'DELETE',
  path: '/leads/:id',
  scope: 'people',
  params: byId,
  response: empty,
  errors: ['not_found'],
});

export const exportLeads = defineEndpoint({
  name: 'exportLeads',
  summary: 'The leads of a search as a CSV file',
  method: 'GET',
  path: '/leads.csv',
  scope: 'people',
  query: personFilters.omit({ kind: true }),
  response: z.unknown(),
  answer: 'file',
});

export const changeLeads = defineEndpoint({
  name: 'changeLeads',
  summary: 'Tag several leads, or put them on a list',
  method: 'POST',
  path: '/leads/bulk',
  scope: 'people',
  body: z.object({
    ids: z.array(id).min(1).max(500),
    addTag: tag.optional(),
    removeTag: tag.optional(),
    addToList: id.optional(),
    removeFromList: id.optional(),
  }),
  response: z.object({ changed: z.number().int() }),
  errors: ['not_found'],
});

const personList = z.object({ id, name: z.string(), people: z.number().int() });
export type PersonList = z.infer<typeof personList>;
const listName = line(80).pipe(z.string().min(1, 'Give the list a name.'));

export const listPersonLists = defineEndpoint({
  name: 'listPersonLists',
  summary: 'Your lists of people',
  method: 'GET',
  path: '/people-lists',
  scope: 'people',
  response: z.object({ items: z.array(personList) }),
});

export const createPersonList = defineEndpoint({
  name: 'createPersonList',
  summary: 'Start a list',
  method: 'POST',
  path: '/people-lists',
  scope: 'people',
  body: z.object({ name: listName }),
  response: personList,
  status: 201,
  errors: ['list_limit'],
});

export const deletePersonList = defineEndpoint({
  name: 'deletePersonList',
  summary: 'Delete a list; the people on it stay',
  method: 'DELETE',
  path: '/people-lists/:id',
  scope: 'people',
  params: byId,
  response: empty,
  errors: ['not_found'],
});

export const retentionDue = defineEndpoint({
  name: 'retentionDue',
  summary: 'Records that are due for deletion',
  method: 'GET',
  path: '/people-retention',
  scope: 'people',
  response: z.object({ due: z.number().int(), people: z.array(personSummary) }),
});

export const deleteDuePeople = defineEndpoint({
  name: 'deleteDuePeople',
  summary: 'Delete all records that are due',
  method: 'POST',
  path: '/people-retention/delete',
  scope: 'people',
  response: z.object({ deleted: z.number().int() }),
});
