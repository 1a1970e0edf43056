import type { Fact, FactStatus } from '@limelight/contracts';

const headings: Readonly<Record<FactStatus, string>> = {
  confirmed: 'Confirmed',
  suggested: 'Suggested',
  outdated: 'No longer true',
};

const escaped = (text: string) => text.replace(/[\\`*_[\]<>#|]/g, '\\$&');

function detailsOf({ kind, subject, happened, until, privacy }: Fact): string {
  return [
    kind,
    ...(subject === '' ? [] : [subject]),
    ...(happened === null ? [] : [happened]),
    ...(until === null ? [] : [`until ${until}`]),
    ...(privacy === 'use' ? [] : [privacy === 'ask' ? 'ask first' : 'never use']),
  ].join(', ');
}

function factLines(fact: Fact): string[] {
  const { text, source } = fact;
  const head = `- ${escaped(text)} (${escaped(detailsOf(fact))})`;
  if (source.kind === 'typed') return [head, `  Source: ${escaped(source.title)}`];
  const passage = source.passage.split('\n').map((one) => `  > ${escaped(one)}`);
  return [head, `  Source: ${escaped(source.title)}`, '', ...passage, ''];
}

/** Facts as a document to read, with the passages that say them. */
export function markdownOf(facts: readonly Fact[]): string {
  const parts = (['confirmed', 'suggested', 'outdated'] as const).flatMap((status) => {
    const some = facts.filter((fact) => fact.status === status);
    return some.length === 0 ? [] : [`## ${headings[status]}`, '', ...some.flatMap(factLines), ''];
  });
  return `${['# Memory', '', ...parts].join('\n').trimEnd()}\n`;
}
