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

export const promptName = ({ id, version }: Pick<Prompt<never>, 'id' | 'version'>) => `${id}@${version}`;
