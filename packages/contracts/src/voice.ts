import { z } from 'zod';
import { defineEndpoint } from './endpoint.ts';
import { empty, id, line, postText, timestamp } from './fields.ts';

export const voiceKinds = ['me', 'company', 'client'] as const;
export type VoiceKind = (typeof voiceKinds)[number];

/** Voices a person with a plan can keep; without one there is only their own. */
export const voiceLimit = 10;
export const voiceRuleLimit = 20;

export const describedKinds = ['habit', 'move', 'topic', 'attitude'] as const;
export type DescribedKind = (typeof describedKinds)[number];

/** The voice a draft is written in: the person's own, none, or another of theirs by its id. */
export const voiceChoice = z.union([z.enum(['own', 'none']), id]);
export type VoiceChoice = z.infer<typeof voiceChoice>;

const trait = z.object({ mean: z.number(), low: z.number(), middle: z.number(), high: z.number() });

export const describedTrait = z.object({
  kind: z.enum(describedKinds),
  text: z.string(),
  /** An exact passage of one of the posts. */
  quote: z.string(),
});
export type DescribedTrait = z.infer<typeof describedTrait>;

export const voiceSummary = z.object({
  id,
  name: z.string(),
  kind: z.enum(voiceKinds),
  /** Posts it is measured from. */
  posts: z.number().int(),
  confidence: z.enum(['low', 'medium', 'high']),
});
export type VoiceSummary = z.infer<typeof voiceSummary>;

export const voiceView = voiceSummary.extend({
  /** Posts that a voice needs. */
  needed: z.number().int(),
  /** What the author always or never does, in their own words. */
  rules: z.array(z.string()),
  /** Null for too few posts. Each trait with its tenth, fiftieth and ninetieth percentile. */
  traits: z.record(z.string(), trait).nullable(),
  /** Null until a model has described it. */
  described: z.object({ traits: z.array(describedTrait), posts: z.number().int(), at: timestamp }).nullable(),
});
export type VoiceView = z.infer<typeof voiceView>;

const byId = z.object({ id });
const rules = z
  .array(line(200).pipe(z.string().min(1, 'Write the rule in a few words.')))
  .max(voiceRuleLimit, `Keep it to ${voiceRuleLimit} rules.`);

export const getVoice = defineEndpoint({
  name: 'getVoice',
  summary: 'How a person writes, measured from their imported posts; another of their voices with `id`',
  method: 'GET',
  path: '/voice',
  scope: 'read',
  query: z.object({ id: id.optional() }),
  response: voiceView,
  errors: ['not_found'],
});

/** What a person keeps changing in drafts before they go out, as a rule to accept or dismiss. */
export const editSuggestion = z.object({
  /** Names what was measured; the same measure has the same id. */
  id: z.string(),
  /** What was seen, such as “You removed “excited” in 4 of 5 drafts.” */
  seen: z.string(),
  /** The rule that accepting it adds. */
  rule: z.string(),
});
export type EditSuggestion = z.infer<typeof editSuggestion>;

export const listVoiceEdits = defineEndpoint({
  name: 'listVoiceEdits',
  summary: 'What you change in drafts before they go out, as rules to accept or dismiss',
  method: 'GET',
  path: '/voice/edits',
  scope: 'read',
  response: z.object({
    /** Drafts that were compared with what went out. */
    drafts: z.number().int(),
    /** Drafts that are needed before something is suggested. */
    needed: z.number().int(),
    suggestions: z.array(editSuggestion),
    dismissed: z.array(editSuggestion),
  }),
});

export const settleVoiceEdit = defineEndpoint({
  name: 'settleVoiceEdit',
  summary: 'Accept a suggestion as a rule of your voice, dismiss it, or suggest it again',
  method: 'POST',
  path: '/voice/edits',
  scope: 'drafts',
  body: z.object({ id: z.string().min(1).max(100), action: z.enum(['accept', 'dismiss', 'restore']) }),
  response: z.object({ rules: z.array(z.string()) }),
  errors: ['not_found', 'voice_rules_full'],
});

export const listVoices = defineEndpoint({
  name: 'listVoices',
  summary: 'Your voices: your own first, then those of companies and clients',
  method: 'GET',
  path: '/voices',
  scope: 'read',
  response: z.object({ items: z.array(voiceSummary) }),
});

export const createVoice = defineEndpoint({
  name: 'createVoice',
  summary: 'Add the voice of a company or a client',
  method: 'POST',
  path: '/voices',
  scope: 'drafts',
  body: z.object({
    name: line(60).pipe(z.string().min(1, 'Name the voice.')),
    kind: z.enum(['company', 'client']),
  }),
  response: voiceView,
  status: 201,
  errors: ['voice_limit'],
});

export const updateVoice = defineEndpoint({
  name: 'updateVoice',
  summary: 'Change the name or the rules of a voice',
  method: 'PATCH',
  path: '/voices/:id',
  scope: 'drafts',
  params: byId,
  body: z.object({
    name: line(60).pipe(z.string().min(1, 'Name the voice.')).optional(),
    rules: rules.optional(),
  }),
  response: voiceView,
  errors: ['not_found'],
});

export const deleteVoice = defineEndpoint({
  name: 'deleteVoice',
  summary: 'Delete a voice of a company or a client with its rules; its imports stay, without a voice',
  method: 'DELETE',
  path: '/voices/:id',
  scope: 'drafts',
  params: byId,
  response: empty,
  errors: ['not_found'],
});

const measuredTrait = z.object({ key: z.string(), value: z.number(), low: z.number(), high: z.number() });

export const checkVoice = defineEndpoint({
  name: 'checkVoice',
  summary: 'How far a text is from a voice, and which sentences leave its range',
  method: 'POST',
  path: '/voices/check',
  scope: 'runs',
  kind: 'read',
  body: z.object({ text: postText, voiceId: id.optional() }),
  response: z.object({
    voice: voiceSummary,
    /** Null while the voice has too few posts. */
    fit: z
      .object({
        /** 0 is the very middle of the voice. */
        distance: z.number(),
        /** Nine of ten own posts are nearer than this. */
        reach: z.number(),
        /** What leaves the author's range, the furthest first. */
        traits: z.array(measuredTrait),
        /** Sentences that leave it, by UTF-16 offsets. */
        sentences: z.array(
          z.object({ start: z.number().int(), end: z.number().int(), traits: z.array(z.string()) }),
        ),
        /** A run of eight or more words that an earlier post has, too. */
        copied: z.string().nullable(),
      })
      .nullable(),
  }),
  errors: ['not_found'],
});
export type VoiceFit = NonNullable<z.infer<typeof checkVoice.response>['fit']>;
