/** A prompt under version control: `id@version` is stored with everything it produced. */
export interface Prompt<Data> {
  id: string;
  version: number;
  /** `dataId` marks the blocks of material, which a model must never take for instructions: see `dataBlock`. */
  render: (data: Data, dataId: string) => { system: string; prompt: string };
}

export function definePrompt<Data>(prompt: Prompt<Data>): Prompt<Data> {
  return prompt;
}

export const promptName = ({ id, version }: Pick<Prompt<never>, 'id' | 'version'>) => `${id}@${version}`;
