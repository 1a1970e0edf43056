import type { MessageDraft } from '@limelight/contracts';
import { messageLimits, type MessageChannel, type MessagePurpose } from '@limelight/contracts/catalog';
import type { Detail } from './details.ts';

/** What a template says, with the fields that are known. */
interface Fields {
  /** For example "Data Analyst at Harbourlight". */
  job: string | null;
  /** For example "Head of Operations at Harbour Works". */
  role: string | null;
}

interface Frame {
  subject: (fields: Fields) => string;
  opening: (fields: Fields) => string;
  /** What only the sender knows, as a gap on a line of its own. */
  gap: string;
  ask: string;
}

const frames: Readonly<Record<MessagePurpose, Frame>> = {
  recruiter: {
    subject: ({ job }) => (job === null ? 'A question about your openings' : `A question about ${job}`),
    opening: ({ job }) =>
      job === null ? 'I am looking for my next role.' : `I saw your opening for ${job}.`,
    gap: '[Your fit: why you, in one sentence?]',
    ask: 'Are you the right person to ask?',
  },
  referral: {
    subject: () => 'A question about your company',
    opening: ({ job }) =>
      job === null ? 'I would like to apply at your company.' : `I would like to apply for ${job}.`,
    gap: '[Your reason: why this job?]',
    ask: 'Would you be open to referring me, or to telling me how your team works?',
  },
  introduction: {
    subject: () => 'Introduction',
    opening: ({ role }) =>
      role === null ? 'I came across your profile.' : `I came across your work as ${role}.`,
    gap: '[Your reason: why are you writing?]',
    ask: 'May I ask you two questions about it?',
  },
  offer: {
    subject: () => 'A question about your work',
    opening: ({ role }) =>
      role === null ? 'I have a question about your work.' : `I am writing because of your work as ${role}.`,
    gap: '[Your offer: what do you help with?]',
    ask: 'Is this something you are working on at the moment?',
  },
  'follow-up': {
    subject: () => 'Following up',
    opening: () => 'I am following up on my last message.',
    gap: '[Your last message: what was it about?]',
    ask: 'Is it still of interest?',
  },
  'thank-you': {
    subject: () => 'Thank you',
    opening: () => 'Thank you for your time.',
    gap: '[Your thanks: what helped you?]',
    ask: 'May I get back to you once I know more?',
  },
  decline: {
    subject: () => 'About your message',
    opening: ({ job }) =>
      job === null ? 'Thank you for thinking of me.' : `Thank you for thinking of me for ${job}.`,
    gap: '[Your reason: why not now?]',
    ask: 'I have decided not to go ahead. May I stay in touch?',
  },
};

export interface SkeletonOrder {
  channel: MessageChannel;
  purpose: MessagePurpose;
  greeting: string;
  sender: string;
  details: readonly Detail[];
}

interface Part {
  text: string;
  detail: Detail | null;
}

const words = (text: string, detail: Detail | null = null): Part => ({ text, detail });
const asSentence = (text: string) => (/[.!?…]$/u.test(text) ? text : `${text}.`);

/** Joins as many parts as the channel has room for. The first two and the last two are kept longest. */
function compose(parts: readonly Part[], limit: number): Part[] {
  const kept = parts.filter(({ text }) => text !== '');
  const length = () => kept.reduce((sum, { text }) => sum + text.length + 2, -2);
  while (length() > limit && kept.length > 3) kept.splice(kept.length - 3, 1);
  return kept;
}

type Start = 'them' | 'own' | 'short';

function skeleton(order: SkeletonOrder, start: Start): MessageDraft {
  const { channel, purpose, greeting, sender, details } = order;
  const frame = frames[purpose];
  const of = (kind: Detail['kind']) => details.find((detail) => detail.kind === kind) ?? null;
  const [job, role] = [of('job'), of('role')];
  const fields = { job: job?.text ?? null, role: role?.text ?? null };
  const opened = frame.opening(fields);
  const used = [job, role].find((detail) => detail !== null && opened.includes(detail.text)) ?? null;
  const [said] = details.filter((detail) => detail.of === 'own');
  const opening = words(opened, used);
  const own = said === undefined ? null : words(asSentence(said.text), said);
  const gap = words(frame.gap);
  const notes = own === null ? [] : [own];
  // An opening that names nothing adds nothing to the sender's own words.
  const first = used === null && own !== null ? [] : [opening];
  const middle = {
    them: [...first, ...notes, gap],
    own: [...notes, gap, opening],
    short: own === null ? [opening, gap] : [own],
  }[start];
  const limit = messageLimits[channel];
  const parts = compose([words(greeting), ...middle, words(frame.ask), words(sender)], limit);
  const text = parts
    .map((part) => part.text)
    .join('\n\n')
    .slice(0, limit);
  return {
    text,
    ...(channel === 'mail' || channel === 'inmail' ? { subject: frame.subject(fields) } : {}),
    details: parts.flatMap(({ detail }) =>
      detail === null || !text.includes(detail.text) ? [] : [{ text: detail.text, origin: detail.origin }],
    ),
    unsupported: [],
  };
}

/** Three templates: one opens with the recipient, one with the sender, and one is short. */
export const skeletons = (order: SkeletonOrder): MessageDraft[] => [
  skeleton(order, 'them'),
  skeleton(order, 'own'),
  skeleton(order, 'short'),
];

/** Increasing numbers of days between messages. */
const waits = [3, 7, 14] as const;

/** Follow-ups, to be sent only while there is no answer. */
export function followUpSkeletons(
  order: SkeletonOrder,
  count: number,
): (MessageDraft & { afterDays: number })[] {
  return waits.slice(0, count).map((afterDays) => ({
    ...skeleton({ ...order, purpose: 'follow-up' }, 'them'),
    afterDays,
  }));
}

export const followUpDays = (count: number): number[] => waits.slice(0, count);
