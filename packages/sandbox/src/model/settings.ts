import { isArrayOf, isNumber, isOneOf, isShape, isString, isUnknown, type Guarded } from '../guards.ts';

const fields = {
  /** `compose` writes from the data of the prompt, `helpful` does the tasks of this product by plain rules, `gullible` obeys instructions outside the data, `echo` gives the last user message back. */
  mode: isOneOf('compose', 'helpful', 'gullible', 'echo'),
  /** A sentence of its own that the helpful mode puts into every post it writes. */
  invents: isString,
  /** Keys that are accepted; with none, any that is not empty. */
  apiKeys: isArrayOf(isString),
  /** Models that exist; with none, any name does. */
  models: isArrayOf(isString),
  /** Types of `response_format` that chat completions take; with none, all. LM Studio takes `json_schema` and `text`. */
  responseFormats: isArrayOf(isString),
  msToFirstToken: isNumber,
  msPerToken: isNumber,
  /** Regular expression of the mark that opens data; its first group is the block's id. */
  dataOpen: isString,
  /** Regular expression of the mark that closes it, with `{id}` for the id. */
  dataClose: isString,
  /** Further regular expressions of instructions to obey; the first group is what to say. */
  instructionPatterns: isArrayOf(isString),
};

const isModelSettings = isShape(fields);
export type ModelSettings = Guarded<typeof isModelSettings>;
export const isModelSettingsChange = isShape({}, fields);

export const MODEL_DEFAULTS: ModelSettings = {
  mode: 'compose',
  invents: '',
  apiKeys: [],
  models: [],
  responseFormats: [],
  msToFirstToken: 0,
  msPerToken: 0,
  dataOpen: '<<<DATA id=([^\\s>]+)\\s*>>>',
  dataClose: '<<<END DATA id={id}\\s*>>>',
  instructionPatterns: [],
};

/** What one or more coming requests meet, first ordered first served. */
export const isBehaviour = isShape(
  {
    kind: isOneOf('answer', 'error', 'hang', 'cut', 'malformed', 'empty', 'length', 'refusal'),
  },
  {
    /** How many requests it serves, 1 when absent. */
    times: isNumber,
    /** Only for prompts that contain this text. */
    includes: isString,
    /** Only for requests to this model. */
    model: isString,
    /** The answer instead of a composed one; for `refusal`, what is said before it. */
    text: isString,
    /** The same as a JSON value. */
    json: isUnknown,
    msPerToken: isNumber,
    msToFirstToken: isNumber,
    /** For `error`. */
    status: isNumber,
    code: isString,
    message: isString,
    retryAfterSeconds: isNumber,
    /**
     * For `hang`, `cut`, `length` and `error`: after so many tokens. Without it a `hang` sends no header either, and an
     * `error` is the answer instead of an event in its stream.
     */
    afterTokens: isNumber,
  },
);
export type Behaviour = Guarded<typeof isBehaviour>;
