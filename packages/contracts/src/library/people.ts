import { z } from 'zod';
import {
  legalBases,
  personColumns,
  personImportBytes,
  personKinds,
  personOrigins,
  personTagLimit,
} from '../catalog/people.ts';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { dateOrder, flag, freeText, id, keysOf, line, pageQuery, timestamp } from '../fields.ts';
import { leadRecord, leadStatus } from './lead-record.ts';

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
  /** Null for people who are not leads. */
  lead: leadRecord.nullable().default(null),
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
  status: leadStatus.optional(),
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
  leadStatus: leadStatus.optional(),
  remindAt: timestamp.nullable().optional(),
});

export const listPeople = GET.people('/people', {
  summary: 'People you keep a record of: connections, leads and candidates',
  query: z.object({ ...pageQuery, ...personFilters.shape, optedOut: flag.optional() }),
  response: listed,
});

export const getPerson = GET.people('/people/:id', {
  summary: 'One person with where each fact came from',
  response: personView,
});

export const changePerson = PATCH.people('/people/:id', {
  summary: 'Correct a person, or add notes and tags',
  body: personChange,
  response: personView,
  errors: ['notes_changed'],
});

export const deletePerson = DELETE.people('/people/:id', 'Delete everything kept about a person');

export const optOutPerson = POST.people('/people/:id/opt-out', {
  summary: 'Record that a person does not want to be contacted; it outlives the record',
  body: z.object({ note: freeText(500).default('') }),
});

const columnMapping = z.record(z.string().max(20), z.enum(keysOf(personColumns)));

export const importPeople = POST.people('/people/import', {
  summary: 'Add people from a CSV file; those known already are merged',
  body: z.object({
    csv: freeText(personImportBytes),
    label: line(100).default('CSV file'),
    kind: personKind,
    /** Column numbers from 0; defaults to what `readPeopleFile` takes them for. */
    mapping: columnMapping.optional(),
    /** How dates such as 03/04/2026 are to be read, when no other date of the column tells. */
    dateOrder: dateOrder.optional(),
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
    /** The number of rows whose date could not be read, and which were kept without it. */
    undated: z.number().int(),
  }),
  errors: ['writer_queue_full', 'people_unreadable', 'people_limit'],
});

export const leadFacets = [
  'role',
  'company',
  'industry',
  'location',
  'size',
  'tag',
  'signal',
  'warm',
] as const;
export type LeadFacet = (typeof leadFacets)[number];

export const listLeads = GET.people('/leads', {
  summary: 'Leads by filters and words, best match first; people who opted out are left out',
  query: z.object({ ...pageQuery, ...personFilters.omit({ kind: true }).shape }),
  response: listed.extend({
    /** The filters for which at least one lead has data. */
    offered: z.array(z.enum(leadFacets)),
  }),
});

export const changeLead = PATCH.people('/leads/:id', {
  summary: 'Change a lead’s notes, tags and details',
  body: personChange,
  response: personView,
  errors: ['notes_changed'],
});

export const exportLeads = GET.people('/leads.csv', {
  summary: 'The leads of a search as a CSV file',
  query: personFilters.omit({ kind: true }),
  response: z.unknown(),
  answer: 'file',
  files: ['text/csv'],
});

export const changeLeads = POST.people('/leads/bulk', {
  summary: 'Tag several leads, or put them on a list',
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

export const listPersonLists = GET.people('/people-lists', {
  summary: 'Your lists of people',
  response: z.object({ items: z.array(personList) }),
});

export const createPersonList = POST.people('/people-lists', {
  summary: 'Start a list',
  body: z.object({ name: listName }),
  response: personList,
  status: 201,
  errors: ['list_limit'],
});

export const deletePersonList = DELETE.people('/people-lists/:id', 'Delete a list; the people on it stay');

export const retentionDue = GET.people('/people-retention', {
  summary: 'Records that are due for deletion',
  response: z.object({ due: z.number().int(), people: z.array(personSummary) }),
});

export const deleteDuePeople = POST.people('/people-retention/delete', {
  summary: 'Delete all records that are due',
  response: z.object({ deleted: z.number().int() }),
});
