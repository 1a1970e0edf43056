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

const confirmed: Readonly<Record<string, string>> = {
  upload: 'File uploaded',
  create: 'LinkedIn confirmed the post',
  comment: 'First comment added',
  edit: 'LinkedIn confirmed the change',
  delete: 'LinkedIn confirmed the deletion',
};

const answers = [
  { begins: 'unknown_outcome', words: 'no answer', event: 'LinkedIn did not answer' },
  { begins: 'unavailable', words: 'not reached', event: 'LinkedIn could not be reached' },
  { begins: 'rate_limited', words: 'rate limit reached', event: 'LinkedIn asked us to wait' },
  {
    begins: 'version_gone',
    words: 'no longer serves this version of its API',
    event: 'LinkedIn no longer serves this version of its API',
  },
  { begins: 'not_sent', words: 'not sent', event: 'It did not leave this server' },
] as const;

interface Step {
  step: string;
  answer: string;
}

function partsOf(answer: string) {
  const [, status = '', rest = ''] = /^(?:(\d{3}) )?(.*)$/s.exec(answer) ?? [];
  return {
    status,
    rest,
    known: answers.find(({ begins }) => rest === begins || rest.startsWith(`${begins}:`)),
  };
}

/** What happened in an attempt, as a person would tell it. Steps that only prepare others are left out. */
export function receiptEvents({
  startedAt,
  steps: taken,
}: {
  startedAt: string;
  steps: readonly (Step & { at: string })[];
}): { at: string; words: string }[] {
  const events = taken.flatMap(({ step, answer, at }) => {
    const { status, known } = partsOf(answer);
    const words = known?.event ?? (status.startsWith('2') ? confirmed[step] : 'LinkedIn declined it');
    return words === undefined ? [] : [{ at, words }];
  });
  const left = taken.some(({ answer }) => partsOf(answer).known?.begins !== 'not_sent');
  return left ? [{ at: startedAt, words: 'Sent to LinkedIn' }, ...events] : events;
}

/** A step with its technical details. LinkedIn's own values (status, code, URN) stay unchanged. */
export function receiptStep({ step, answer }: Step): string {
  const { status, rest, known } = partsOf(answer);
  const detail = known ? rest.slice(known.begins.length).replace(/^:\s*/, '') : '';
  const evidence = [status, detail].filter((part) => part !== '').join(' ');
  const said = known ? `${known.words}${evidence === '' ? '' : ` (${evidence})`}` : answer;
  return `${steps[step] ?? step}: ${said}`;
}
