export const ticketTopics = {
  account: 'Account and log-in',
  billing: 'Payments, plans and refunds',
  linkedin: 'The connection to LinkedIn',
  writing: 'Writing and publishing',
  fault: 'Something does not work',
  agent: 'A custom AI agent',
  other: 'Something else',
} as const;
export type TicketTopic = keyof typeof ticketTopics;

/** `open` waits for us, `answered` for the person. */
export const ticketStates = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** The accepted types of attachments, detected by content and not by name. */
export const ticketFileTypes = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
  'text/plain': 'txt',
} as const;
export type TicketFileType = keyof typeof ticketFileTypes;

export const ticketFileLimit = 5;
export const ticketFileByteLimit = 10 * 1024 * 1024;

/** In characters. */
export const ticketSubjectLimit = 150;
export const ticketTextLimit = 10_000;

export const supportHours = {
  days: 'Monday to Friday',
  time: '9 AM to 6 PM EST',
  dashboardHours: 4,
  emailHours: 24,
} as const;

/** The proof of work for the contact form, in leading zero bits of a SHA-256 hash. */
export const contactProofBits = 14;

/**
 * True when the hash begins with enough zero bits.
 * @param hash SHA-256 over `challenge.nonce`
 */
export function isContactProof(hash: Uint8Array, bits: number = contactProofBits): boolean {
  let zeros = 0;
  for (const byte of hash) {
    if (byte === 0) {
      zeros += 8;
      continue;
    }
    zeros += Math.clz32(byte) - 24;
    break;
  }
  return zeros >= bits;
}
