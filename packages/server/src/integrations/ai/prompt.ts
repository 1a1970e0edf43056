/** A versioned prompt. Its `id@version` is stored with everything it produced. */
export interface Prompt<Data> {
  id: string;
  version: number;
  /** `dataId` marks blocks of material, which a model must not treat as instructions; see `dataBlock`. */
  render: (data: Data, dataId: string) => { system: string; prompt: string };
}

export function definePrompt<Data>(prompt: Prompt<Data>): Prompt<Data> {
  return prompt;
}

/**
 * How every prompt asks to leave open what only the author can tell: `write ${gapSuchAs('How many people?')}`. The form
 * is certain in every language, unlike `[name]`, so `findGaps` keeps the text from being sent until it is filled.
 */
export const gapSuchAs = (question: string): string =>
  `a gap: the question that fills it, in square brackets and with its question mark, on a line of its own where there is room for one, such as [${question}]`;

export const promptName = ({ id, version }: Pick<Prompt<never>, 'id' | 'version'>) => `${id}@${version}`;
