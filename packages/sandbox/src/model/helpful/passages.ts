import { isList, isRecord } from '../../guards.ts';
import { sentencesOf, type Blocks } from './blocks.ts';

type Properties = Record<string, unknown>;

const propertiesOf = (schema: unknown): Properties =>
  isRecord(schema) && isRecord(schema['properties']) ? schema['properties'] : {};

/** The schema that is given in words to servers that cannot enforce one. */
function schemaIn(task: string): unknown {
  const written = /JSON schema:\s*(\{.*\})\s*$/mu.exec(task)?.[1];
  try {
    return written === undefined ? undefined : JSON.parse(written);
  } catch {
    return undefined;
  }
}

/** The list of an answer whose items quote a `passage` and say it in a `sentence`, with the fields of an item. */
function listWithPassages(properties: Properties): { name: string; fields: Properties } | undefined {
  for (const [name, list] of Object.entries(properties)) {
    const fields = isRecord(list) ? propertiesOf(list['items']) : {};
    if ('passage' in fields && 'sentence' in fields) return { name, fields };
  }
  return undefined;
}

/** The value of a field that is not copied from the text. */
function valueOf(field: unknown): unknown {
  if (!isRecord(field)) return '';
  const { enum: values, type } = field;
  if (isList(values)) return values.includes('figure') ? 'figure' : values[0];
  return type === 'boolean' ? false : type === 'array' ? [] : '';
}

/**
 * Passages of numbered texts: the sentences with a figure, each word for word, also as the sentence about it. Undefined
 * for an answer without passages.
 */
export function passages(
  { all }: Blocks,
  task: string,
  schema: unknown,
): Record<string, unknown> | undefined {
  const list = listWithPassages(propertiesOf(schemaIn(task) ?? schema));
  if (list === undefined) return undefined;
  const { name, fields } = list;
  const items = all.flatMap(({ label, text }) => {
    const number = /\d+/u.exec(label)?.[0];
    if (number === undefined) return [];
    return sentencesOf(text)
      .filter((sentence) => /\d/u.test(sentence) && !/[?:]$/u.test(sentence))
      .map((passage) =>
        Object.fromEntries(
          Object.entries(fields).map(([field, type]) => {
            if (field === 'passage' || field === 'sentence') return [field, passage];
            return [field, field === 'text' ? Number(number) : valueOf(type)];
          }),
        ),
      );
  });
  return { [name]: items };
}
