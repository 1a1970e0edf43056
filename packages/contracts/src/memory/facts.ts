import { z } from 'zod';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { freeText, id, line, timestamp } from '../fields.ts';
import { voiceChoice } from '../library/voice.ts';

export const factKinds = [
  'role',
  'project',
  'event',
  'result',
  'figure',
  'opinion',
  'person',
  'preference',
  'rule',
] as const;
export const factKind = z.enum(factKinds);
export type FactKind = z.infer<typeof factKind>;

/** `use`: writers may use it. `ask`: they leave a gap in its place. `never`: it reaches no model. */
export const factPrivacies = ['use', 'ask', 'never'] as const;
export const factPrivacy = z.enum(factPrivacies);
export type FactPrivacy = z.infer<typeof factPrivacy>;

/** Writers know confirmed facts alone. */
export const factStatuses = ['suggested', 'confirmed', 'outdated'] as const;
export const factStatus = z.enum(factStatuses);
export type FactStatus = z.infer<typeof factStatus>;

export const factSourceKinds = [
  'profile',
  'export',
  'post',
  'file',
  'interview',
  'recording',
  'claim',
  'typed',
] as const;
export const factSourceKind = z.enum(factSourceKinds);
export type FactSourceKind = z.infer<typeof factSourceKind>;

/** The facts a text may use: none, or those that fit except the ones with these ids. */
export const factChoice = z.union([z.literal('none'), z.object({ without: z.array(id).max(50) })]);
export type FactChoice = z.infer<typeof factChoice>;

export const factCharacterLimit = 500;
export const factSubjectLimit = 100;
export const factLimit = 20_000;

/** A year, a month or a day: 2024, 2024-03 or 2024-03-18. */
export const partialDate = z
  .string()
  .regex(
    /^(?:19|20|21)\d\d(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$/,
    'Write a year, a month or a day, such as 2024, 2024-03 or 2024-03-18.',
  );

/** Where a fact comes from. */
export const factSource = z.object({
  kind: factSourceKind,
  /** The id of the post, interview, import or recording; null for what was typed or is in the profile. */
  id: z.string().nullable(),
  title: z.string(),
  /** The words that say it, letter for letter as in the source. */
  passage: z.string(),
  /** Where it begins in a recording. */
  second: z.number().nullable(),
  /** The page that shows the source, such as `/dashboard/write?post=…`; null if it is gone or has none. */
  page: z.string().nullable(),
});
export type FactSource = z.infer<typeof factSource>;

export const fact = z.object({
  id,
  /** One sentence. */
  text: z.string(),
  kind: factKind,
  /** Whom or what it is about, such as a company or project; empty for the person. */
  subject: z.string(),
  happened: partialDate.nullable(),
  /** The last date on which it holds; null while it does. */
  until: partialDate.nullable(),
  privacy: factPrivacy,
  status: factStatus,
  source: factSource,
  /** The workspace that shares it, as company fact; null for one's own. */
  teamId: id.nullable(),
  /** It is time to ask whether it still holds. */
  due: z.boolean(),
  /** The ids of facts that say otherwise. */
  contradicts: z.array(id),
  /** The number of posts that used it. */
  uses: z.number().int(),
  version: z.number().int(),
  createdAt: timestamp,
  updatedAt: timestamp,
});
export type Fact = z.infer<typeof fact>;

const filters = {
  /** Words that it should contain; the best matches come first. */
  q: freeText(500).optional(),
  kind: factKind.optional(),
  status: factStatus.optional(),
  privacy: factPrivacy.optional(),
  source: factSourceKind.optional(),
  subject: z.string().max(factSubjectLimit).optional(),
  /** Only those that somebody should be asked about again. */
  due: z.enum(['true']).optional(),
  /** Only those that writers may know: confirmed, holding, and not marked "never". */
  usable: z.enum(['true']).optional(),
  /** The facts of a workspace, instead of the caller's own. */
  team: id.optional(),
};

const page = {
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(50),
};

export const listFacts = GET.read('/memory/facts', {
  summary:
    'What memory knows: facts with their source and the passage that says them; `q` finds the best matches',
  query: z.object({
    ...filters,
    ...page,
  }),
  response: z.object({
    items: z.array(fact),
    total: z.number().int(),
    /** Over all facts of the place, regardless of the filters. */
    counts: z.object({
      suggested: z.number().int(),
      confirmed: z.number().int(),
      outdated: z.number().int(),
      due: z.number().int(),
      contradictions: z.number().int(),
    }),
    subjects: z.array(z.object({ name: z.string(), count: z.number().int() })),
  }),
  errors: ['not_found'],
});

/** The posts that used a fact. */
export const factUse = z.object({ postId: id, title: z.string(), at: timestamp });

export const getFact = GET.read('/memory/facts/:id', {
  summary: 'One fact, the facts that contradict it, and the posts that used it',
  response: fact.extend({ others: z.array(fact), usedIn: z.array(factUse) }),
});

const factText = line(factCharacterLimit).pipe(z.string().min(3, 'Write one sentence.'));

const fields = {
  kind: factKind,
  subject: line(factSubjectLimit),
  happened: partialDate.nullable(),
  until: partialDate.nullable(),
  privacy: factPrivacy,
};

/** A fact that a text would be written with. */
export const fittingFact = z.object({
  id,
  text: z.string(),
  privacy: factPrivacy.exclude(['never']),
  /** Where it comes from. */
  title: z.string(),
});
export type FittingFact = z.infer<typeof fittingFact>;

export const findFittingFacts = POST.read('/memory/fitting', {
  summary: 'The confirmed facts that a text about this subject would be written with, the best first',
  kind: 'read',
  body: z.object({ subject: freeText(12_000), voice: voiceChoice.default('own') }),
  response: z.object({ items: z.array(fittingFact) }),
});

/** More words than this are not looked for in a text. */
export const avoidedWordLimit = 200;

export const listAvoidedWords = GET.read('/memory/avoided-words', {
  summary:
    'Words that the person’s rules, and those of their workspace, say are never used: those they quote',
  query: z.object({ voice: voiceChoice.default('own') }),
  response: z.object({ items: z.array(z.object({ word: z.string(), rule: z.string() })) }),
});

export const addFact = POST.drafts('/memory/facts', {
  summary: 'Remember a fact that the person typed or said; the same sentence again returns the existing fact',
  body: z.object({
    text: factText,
    kind: fields.kind.default('event'),
    subject: fields.subject.default(''),
    happened: fields.happened.default(null),
    until: fields.until.default(null),
    privacy: fields.privacy.default('use'),
    /** A workspace that shares it. */
    team: id.nullable().default(null),
  }),
  response: fact,
  status: 201,
  errors: ['fact_limit', 'not_found', 'team_role_missing'],
});

export const changeFact = PATCH.drafts('/memory/facts/:id', {
  summary: 'Change, confirm or retire a fact; omitted fields stay the same',
  body: z.object({
    version: z.number().int(),
    text: factText.optional(),
    kind: fields.kind.optional(),
    subject: fields.subject.optional(),
    happened: fields.happened.optional(),
    until: fields.until.optional(),
    privacy: fields.privacy.optional(),
    status: z.enum(['confirmed', 'outdated']).optional(),
    /** It still holds: it is not asked about again for half a year. */
    stillTrue: z.literal(true).optional(),
  }),
  response: fact,
  errors: ['not_found', 'fact_changed', 'team_role_missing'],
});

export const forgetFact = DELETE.drafts('/memory/facts/:id', {
  summary: 'Forget a fact for good, and do not suggest it again from the same passage',
  errors: ['not_found', 'team_role_missing'],
});

export const decideFacts = POST.drafts('/memory/facts/decide', {
  summary: 'Confirm, refuse or forget several facts, or change who may use them',
  body: z.object({
    ids: z.array(id).min(1, 'Select at least one.').max(100, 'Select at most 100 at a time.'),
    action: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('confirm') }),
      /** Removes suggestions; the same passage does not suggest them again. */
      z.object({ kind: z.literal('refuse') }),
      z.object({ kind: z.literal('forget') }),
      z.object({ kind: z.literal('privacy'), privacy: factPrivacy }),
    ]),
  }),
  response: z.object({ changed: z.number().int() }),
  errors: ['team_role_missing'],
});

/** Two facts that cannot both hold. */
export const contradiction = z.object({ one: fact, other: fact, reason: z.string() });
export type Contradiction = z.infer<typeof contradiction>;

export const listContradictions = GET.read('/memory/contradictions', {
  summary: 'Pairs of facts that contradict each other, the newest first',
  query: z.object(page),
  response: z.object({ items: z.array(contradiction), total: z.number().int() }),
});

export const settleContradiction = POST.drafts('/memory/contradictions/settle', {
  summary: 'Decide a contradiction: keep one and retire the other, or keep both',
  body: z.object({ one: id, other: id, keep: z.enum(['one', 'other', 'both']) }),
  response: z.object({ items: z.array(contradiction), total: z.number().int() }),
  errors: ['not_found'],
});

export const factExportFormats = ['json', 'markdown'] as const;

export const exportFacts = POST.drafts('/memory/export', {
  summary: 'All facts with their sources, as a file',
  kind: 'read',
  body: z.object({ format: z.enum(factExportFormats) }),
  response: z.object({ fileName: z.string(), mediaType: z.string(), content: z.string() }),
});
