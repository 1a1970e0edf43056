import { z } from 'zod';
import { DELETE, GET, PATCH } from '../endpoint.ts';
import { fact, factSource } from '../memory/facts.ts';
import { id, pageQuery, timestamp } from '../fields.ts';
import { engine, postLanguage } from '../posts/brief.ts';
import { defineRun } from '../runs/define.ts';
import { cvSections } from './cv-words.ts';

export const applicationLineLimit = 600;

/** Words of a CV or letter with the facts that bear them out. `own`: the person changed them afterwards. */
const borneLine = z.object({
  text: z.string().max(applicationLineLimit),
  factIds: z.array(id).max(20),
  own: z.boolean().default(false),
  /** The person leaves it out of the files. */
  isHidden: z.boolean().default(false),
});
export type BorneLine = z.infer<typeof borneLine>;

const cvEntry = z.object({
  /** The role, degree or subject; empty for a list such as skills. */
  title: z.string().max(300),
  organisation: z.string().max(300),
  place: z.string().max(300),
  /** In words, such as `March 2020 – June 2024`; empty where no fact says it. */
  dates: z.string().max(100),
  factIds: z.array(id).max(20),
  lines: z.array(borneLine).max(30),
});
export type CvEntry = z.infer<typeof cvEntry>;

export const applicationDocument = z.object({
  name: z.string().max(200),
  /** Lines of contact, such as an email address and a place. */
  contact: z.array(z.string().max(200)).max(8),
  /** The language of its lines, and so of its headings and dates. */
  language: postLanguage.default('en'),
  headline: borneLine.nullable(),
  sections: z
    .array(z.object({ kind: z.enum(cvSections), entries: z.array(cvEntry).max(60) }))
    .max(cvSections.length),
  /** The paragraphs of the letter; none where only a CV was made. */
  letter: z.array(borneLine).max(12),
});
export type ApplicationDocument = z.infer<typeof applicationDocument>;

/** A wish in the words of the opening, and the facts that show it, if any. */
export const openingWish = z.object({
  quote: z.string(),
  factIds: z.array(id),
  /** False where it is in another language than the facts and no model has compared them. */
  isCompared: z.boolean().default(true),
});
export type OpeningWish = z.infer<typeof openingWish>;

const knownFact = fact.pick({ id: true, text: true, status: true }).extend({
  source: factSource.omit({ page: true }),
});

export const application = z.object({
  id,
  jobId: id.nullable(),
  title: z.string(),
  company: z.string(),
  document: applicationDocument,
  wishes: z.array(openingWish),
  /** The facts that its lines name, as they are now. One that was forgotten is missing. */
  facts: z.array(knownFact),
  /** Facts that fit and were left out because the person wants to be asked about them first. */
  askFirst: z.number().int(),
  /** Facts that did not fit on two pages. */
  leftOut: z.number().int(),
  /** Null where rules alone chose and ordered the facts. */
  engine: engine.nullable(),
  version: z.number().int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Application = z.infer<typeof application>;

export const applicationRun = defineRun({
  kind: 'application',
  label: 'CV and cover letter',
  summary: 'Make a CV and a letter for an opening from confirmed facts alone; without a model it is free',
  input: z.object({ jobId: id, letter: z.boolean().default(true) }),
  result: z.object({
    applicationId: id,
    ...application.pick({
      jobId: true,
      title: true,
      company: true,
      document: true,
      wishes: true,
      askFirst: true,
      leftOut: true,
      engine: true,
    }).shape,
    lines: z.number().int(),
    /** Wishes that no fact shows. */
    gaps: z.number().int(),
    written: z.boolean(),
  }),
  action: 'cv.create',
  scope: 'people',
  errors: ['no_facts'],
});

export const listApplications = GET.people('/applications', {
  summary: 'Your CVs and letters, newest first, or those for one opening',
  query: z.object({ ...pageQuery, jobId: id.optional() }),
  response: z.object({
    items: z.array(application.pick({ id: true, jobId: true, title: true, company: true, updatedAt: true })),
    nextCursor: z.string().nullable(),
  }),
});

export const getApplication = GET.people('/applications/:id', {
  summary: 'A CV and letter with the facts behind each line, and what the opening asks for',
  response: application,
});

export const changeApplication = PATCH.people('/applications/:id', {
  summary: 'Save changed, hidden or reordered lines',
  body: z.object({ version: z.number().int(), document: applicationDocument }),
  response: application,
  errors: ['version_conflict'],
});

export const deleteApplication = DELETE.people('/applications/:id', 'Delete a CV and letter; the facts stay');

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const applicationFile = GET.people('/applications/:id/file', {
  summary: 'The CV or the letter as PDF or Word document',
  query: z.object({ part: z.enum(['cv', 'letter']), format: z.enum(['pdf', 'docx']) }),
  response: z.unknown(),
  answer: 'file',
  files: ['application/pdf', docx],
  errors: ['letter_missing'],
});
