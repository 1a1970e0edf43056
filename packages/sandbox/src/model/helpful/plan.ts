import { splitWords } from './blocks.ts';

type Step = { tool: string; settings: { field: string; value: string }[] };

/**
 * Plans an agent that reads the addresses in a description, ranks by the words after "about", and writes a draft to
 * approve.
 */
export function planAgent(description: string): Record<string, unknown> {
  const addresses = (description.match(/https?:\/\/[^\s,]+/gu) ?? []).map((one) => one.replace(/[.;]$/u, ''));
  const about = /\babout ([\p{L} ]+)/u.exec(description)?.[1] ?? '';
  const read: Step =
    addresses.length === 0
      ? { tool: 'search-posts', settings: [{ field: 'most', value: '3' }] }
      : { tool: 'read-feeds', settings: [{ field: 'feeds', value: addresses.join('\n') }] };
  const steps: Step[] = [
    read,
    {
      tool: 'rank',
      settings: [
        { field: 'topics', value: splitWords(about).slice(0, 1).join(', ') },
        { field: 'most', value: '1' },
      ],
    },
    { tool: 'write', settings: [{ field: 'most', value: '1' }] },
    { tool: 'keep-drafts', settings: [{ field: 'approval', value: 'yes' }] },
  ];
  return {
    name: 'Described agent',
    purpose: 'Does what was described.',
    steps,
    schedule: { days: [], time: '' },
    missing: '',
  };
}
