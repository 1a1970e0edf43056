const steps: Readonly<Record<string, string>> = {
  initialize: 'Asked for a place for the file',
  upload: 'Sent the file',
  part: 'Sent a piece of the file',
  finalize: 'Closed the upload',
  create: 'Sent the post',
  comment: 'Sent the first comment',
  edit: 'Sent the change',
  delete: 'Asked to delete it',
};

const answers: readonly { begins: string; words: string }[] = [
  { begins: 'unknown_outcome', words: 'no answer' },
  { begins: 'unavailable', words: 'not reached' },
  { begins: 'rate_limited', words: 'no more posts for now' },
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
