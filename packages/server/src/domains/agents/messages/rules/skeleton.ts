import type { MessageDraft } from '@limelight/contracts';
import { messageLimits, type MessageChannel, type MessagePurpose } from '@limelight/contracts/catalog';
import type { Detail } from './details.ts';

interface Frame {
  subject: string;
  /** The reason for writing and the request, with gaps for the sender to fill in. */
  why: string;
  ask: string;
}

const frames: Readonly<Record<MessagePurpose, Frame>> = {
  recruiter: {
    subject: 'About the opening: […]',
    why: 'I am interested because […].',
    ask: 'Are you the right person to ask about it?',
  },
  referral: {
    subject: 'A question about your company',
    why: 'I would like to apply there, because […].',
    ask: 'Would you be open to referring me, or to telling me how your team works?',
  },
  introduction: {
    subject: 'Introduction',
    why: 'I am writing because […].',
    ask: 'May I ask you about […]?',
  },
  offer: {
    subject: '[… the problem you solve]',
    why: 'We help with […].',
    ask: 'Is this something you are working on at the moment?',
  },
  'follow-up': {
    subject: 'Following up on […]',
    why: 'I wrote to you about […] on […].',
    ask: 'Is it still of interest?',
  },
  'thank-you': { subject: 'Thank you', why: 'Thank you for […].', ask: 'My next step is […].' },
  decline: {
    subject: 'About your message',
    why: 'Thank you for thinking of me. I have decided against it, because […].',
    ask: 'I would be glad to stay in touch about […].',
  },
};

export interface SkeletonOrder {
  channel: MessageChannel;
  purpose: MessagePurpose;
  greeting: string;
  sender: string;
  details: readonly Detail[];
}

const quoteOf = ({ text }: Detail) => `“${text}” […]`;

/** Joins as many parts as the channel has room for. The first and the last are always kept. */
function compose(parts: readonly { text: string; detail: Detail | null }[], limit: number) {
  const kept = [...parts];
  const length = () => kept.reduce((sum, { text }) => sum + text.length + 2, -2);
  while (length() > limit && kept.length > 2) {
    // Drops details before other parts, the longest first.
    const long = kept
      .filter(({ detail }) => detail !== null)
      .toSorted((a, b) => b.text.length - a.text.length)[0];
    kept.splice(long === undefined ? kept.length - 2 : kept.indexOf(long), 1);
  }
  return kept;
}

function skeleton(
  order: SkeletonOrder,
  details: readonly Detail[],
  start: 'them' | 'own' | 'short',
): MessageDraft {
  const { channel, purpose, greeting, sender } = order;
  const frame = frames[purpose];
  const [them] = details.filter(({ of }) => of === 'them');
  const [own] = details.filter(({ of }) => of === 'own');
  const part = (detail: Detail | undefined) =>
    detail === undefined ? [] : [{ text: quoteOf(detail), detail }];
  const words = (text: string) => ({ text, detail: null });
  const middle = {
    them: [...part(them), words(frame.why), ...part(own)],
    own: [words(frame.why), ...part(own), ...part(them)],
    short: [words(frame.why)],
  }[start];
  const parts = compose(
    [words(greeting), ...middle, words(frame.ask), words(sender)],
    messageLimits[channel],
  );
  return {
    text: parts
      .map(({ text }) => text)
      .join('\n\n')
      .slice(0, messageLimits[channel]),
    ...(channel === 'mail' || channel === 'inmail' ? { subject: frame.subject } : {}),
    details: parts.flatMap(({ detail }) =>
      detail === null ? [] : [{ text: detail.text, origin: detail.origin }],
    ),
  };
}

/**
 * Three skeletons: one opens with the recipient, one with the sender, and one is short. Each uses different details
 * if there are enough.
 */
export function skeletons(order: SkeletonOrder): MessageDraft[] {
  const { details } = order;
  const next = details.filter((detail) => detail !== details.find(({ of }) => of === 'them'));
  return [
    skeleton(order, details, 'them'),
    skeleton(order, next.some(({ of }) => of === 'them') ? next : details, 'own'),
    skeleton(order, details, 'short'),
  ];
}

/** Increasing numbers of days between messages. */
const waits = [3, 7, 14] as const;

/** Follow-ups, to be sent only while there is no answer. */
export function followUpSkeletons(
  order: SkeletonOrder,
  count: number,
): (MessageDraft & { afterDays: number })[] {
  return waits.slice(0, count).map((afterDays, index) => ({
    ...skeleton({ ...order, purpose: 'follow-up' }, order.details.slice(index), 'short'),
    afterDays,
  }));
}

export const followUpDays = (count: number): number[] => [...waits.slice(0, count)];
