const steps: Readonly<Record<string, string>> = {
  initialize: 'Requested an upload address',
  upload: 'Sent the file',
  part: 'Sent part of the file',
  finalize: 'Finished the upload',
  create: 'Sent the post',
  comment: 'Sent the first comment',
  edit: 'Sent the change',
  delete: 'Requested deletion',
};

const answers: readonly { begins: string; words: string }[] = [
  { begins: 'unknown_outcome', words: 'no answer' },
  { begins: 'unavailable', words: 'not reached' },
  { begins: 'rate_limited', words: 'rate limit reached' },
  { begins: 'version_gone', words: 'no longer serves this version of its API' },
  { begins: 'not_sent', words: 'not sent' },
];

/** Describes a step of an attempt. LinkedIn's own values (status, code, URN) stay unchanged. */
export function receiptStep({ step, answer }: { step: string; answer: string }): string {
  const [, status = '', rest = ''] = /^(?:(\d{3}) )?(.*)$/s.exec(answer) ?? [];
  const known = answers.find(({ begins }) => rest === begins || rest.startsWith(`${begins}:`));
  const detail = known ? rest.slice(known.begins.length).replace(/^:\s*/, '') : '';
  const evidence = [status, detail].filter((part) => part !== '').join(' ');
  const said = known ? `${known.words}${evidence === '' ? '' : ` (${evidence})`}` : answer;
  return `${steps[step] ?? step}: ${said}`;
}
