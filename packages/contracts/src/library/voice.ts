import { z } from 'zod';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { id, line, postText, timestamp } from '../fields.ts';
import { itemSharing } from '../teams/team-items.ts';

export const voiceKinds = ['me', 'company', 'client'] as const;

/** The maximum number of voices with a plan; without one there is only the person's own. */
export const voiceLimit = 10;
export const voiceRuleLimit = 20;

export const describedKinds = ['habit', 'move', 'topic', 'attitude'] as const;
export type DescribedKind = (typeof describedKinds)[number];

/** The person's own voice, none, or the id of another voice. */
export const voiceChoice = z.union([z.enum(['own', 'none']), id]);
export type VoiceChoice = z.infer<typeof voiceChoice>;

const trait = z.object({ mean: z.number(), low: z.number(), middle: z.number(), high: z.number() });

export const describedTrait = z.object({
  kind: z.enum(describedKinds),
  text: z.string(),
  quote: z.string(),
});
export type DescribedTrait = z.infer<typeof describedTrait>;

export const voiceSummary = z.object({
  id,
  name: z.string(),
  kind: z.enum(voiceKinds),
  posts: z.number().int(),
  confidence: z.enum(['low', 'medium', 'high']),
  /** Set for a voice that somebody else shared. */
  sharing: itemSharing.nullable(),
});
export type VoiceSummary = z.infer<typeof voiceSummary>;

export const voiceView = voiceSummary.extend({
  needed: z.number().int(),
  /** Sent back with a change, so that concurrent changes are noticed. */
  version: z.number().int(),
  /** The author's rules, in their own words. */
  rules: z.array(z.string()),
  /** Null with too few posts. Each trait has its 10th, 50th and 90th percentile. */
  traits: z.record(z.string(), trait).nullable(),
  /** `tellsSpeech` when most posts report speech; two openings when most are as short as “Fog.” Null with too few posts. */
  scenes: z.object({ tellsSpeech: z.boolean(), openings: z.array(z.string()) }).nullable(),
  /** Null until a model has described it. */
  described: z.object({ traits: z.array(describedTrait), posts: z.number().int(), at: timestamp }).nullable(),
});
export type VoiceView = z.infer<typeof voiceView>;

const rules = z
  .array(line(200).pipe(z.string().min(1, 'Enter the rule in a few words.')))
  .max(voiceRuleLimit, `Keep it to ${voiceRuleLimit} rules.`);

export const getVoice = GET.read('/voice', {
  summary: 'How the person writes, measured from their imported posts; use `id` for another voice',
  query: z.object({ id: id.optional() }),
  response: voiceView,
  errors: ['not_found'],
});

/** A recurring edit to drafts before publishing, suggested as a rule to accept or dismiss. */
export const editSuggestion = z.object({
  /** Identifies the measurement, which keeps its id over time. */
  id: z.string(),
  /** The observation, such as “You removed “excited” in 4 of 5 drafts.” */
  seen: z.string(),
  rule: z.string(),
});
export type EditSuggestion = z.infer<typeof editSuggestion>;

export const listVoiceEdits = GET.read('/voice/edits', {
  summary: 'Changes you often make to drafts, as rules to accept or dismiss',
  response: z.object({
    drafts: z.number().int(),
    needed: z.number().int(),
    suggestions: z.array(editSuggestion),
    dismissed: z.array(editSuggestion),
  }),
});

export const settleVoiceEdit = POST.drafts('/voice/edits', {
  summary: 'Accept a suggestion as a rule of your voice, dismiss it, or suggest it again',
  body: z.object({ id: z.string().min(1).max(100), action: z.enum(['accept', 'dismiss', 'restore']) }),
  response: z.object({ rules: z.array(z.string()) }),
  errors: ['not_found', 'voice_rules_full'],
});

export const listVoices = GET.read('/voices', {
  summary:
    'Your voices: your own first, then those of companies and clients, then those that others share with you',
  response: z.object({ items: z.array(voiceSummary) }),
});

export const createVoice = POST.drafts('/voices', {
  summary: 'Add the voice of a company or a client',
  body: z.object({
    name: line(60).pipe(z.string().min(1, 'Name the voice.')),
    kind: z.enum(['company', 'client']),
  }),
  response: voiceView,
  status: 201,
  errors: ['voice_limit'],
});

export const updateVoice = PATCH.drafts('/voices/:id', {
  summary:
    'Change the name or the rules of a voice, one’s own or a shared one as owner or editor; `item_changed` brings the voice as it is now',
  body: z.object({
    name: line(60).pipe(z.string().min(1, 'Name the voice.')).optional(),
    rules: rules.optional(),
    version: z.number().int().min(1).max(2_147_483_647),
  }),
  response: voiceView,
  errors: ['team_role_missing', 'item_changed'],
});

export const deleteVoice = DELETE.drafts('/voices/:id', {
  summary: 'Delete the voice of a company or client with its rules; its imports are kept without a voice',
  errors: ['item_owner_only'],
});

export const measuredTrait = z.object({
  key: z.string(),
  value: z.number(),
  low: z.number(),
  high: z.number(),
});

export const checkVoice = POST.runs('/voices/check', {
  summary: 'How far a text is from a voice, and which sentences are outside its range',
  kind: 'read',
  body: z.object({
    text: postText,
    voiceId: id.optional(),
    /** The notes that the text was written from. What stands there is not taken for copied. */
    notes: z.string().max(100_000).default(''),
  }),
  response: z.object({
    voice: voiceSummary.pick({ id: true, posts: true, confidence: true }),
    /** Null with too few posts. */
    fit: z
      .object({
        /** 0 is the exact centre of the voice. */
        distance: z.number(),
        /** The distance within which nine of ten own posts are. */
        reach: z.number(),
        /** The traits outside the author's range, furthest first. */
        traits: z.array(measuredTrait),
        /** The sentences outside the range, with UTF-16 offsets. */
        sentences: z.array(
          z.object({ start: z.number().int(), end: z.number().int(), traits: z.array(z.string()) }),
        ),
        /** A sequence of eight or more words that also occurs in an earlier post. */
        copied: z.string().nullable(),
      })
      .nullable(),
  }),
  errors: ['not_found', 'team_role_missing'],
});
export type VoiceFit = NonNullable<z.infer<typeof checkVoice.response>['fit']>;
