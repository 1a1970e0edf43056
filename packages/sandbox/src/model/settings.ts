import { isArrayOf, isNumber, isOneOf, isShape, isString, isUnknown, type Guarded } from '../guards.ts';

const fields = {
  /**
   * `compose` writes from the data of the prompt, `helpful` does the tasks of this product by fixed rules, `gullible`
   * follows instructions outside the data, `obedient` makes every call that any of its words orders, `echo` repeats the
   * last user message.
   */
  mode: isOneOf('compose', 'helpful', 'gullible', 'obedient', 'echo'),
  /** A sentence that the helpful mode adds to every post. */
  invents: isString,
  /** The accepted keys. If empty, any non-empty key. */
  apiKeys: isArrayOf(isString),
  /** The existing models. If empty, any name. */
  models: isArrayOf(isString),
  /**
   * The types of `response_format` that chat completions accept. If empty, all. LM Studio accepts `json_schema` and
   * `text`.
   */
  responseFormats: isArrayOf(isString),
  msToFirstToken: isNumber,
  msPerToken: isNumber,
  /** A regular expression for the opening data marker. Its first group is the block's id. */
  dataOpen: isString,
  /** A regular expression for the closing data marker, with `{id}` for the id. */
  dataClose: isString,
  /** Additional regular expressions of instructions to follow. The first group is the answer. */
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

/** The behaviour for one or more coming requests, used up in order. */
export const isBehaviour = isShape(
  {
    kind: isOneOf('answer', 'error', 'hang', 'cut', 'malformed', 'empty', 'length', 'refusal'),
  },
  {
    /** The number of requests, by default 1. */
    times: isNumber,
    /** Only for prompts that contain this text. */
    includes: isString,
    /** Only for requests to this model. */
    model: isString,
    /** The answer, replacing a composed one. For `refusal`, the text before it. */
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
     * For `hang`, `cut`, `length` and `error`: the number of tokens before it. Without it a `hang` does not even send
     * headers, and an `error` is the whole answer rather than an event in the stream.
     */
    afterTokens: isNumber,
  },
);
export type Behaviour = Guarded<typeof isBehaviour>;
