/** The role of a person for the user. A record can have several. */
export const personKinds = { connection: 'Connection', lead: 'Lead', candidate: 'Candidate' } as const;
export type PersonKind = keyof typeof personKinds;

export const leadStatuses = {
  new: 'New',
  contacted: 'Contacted',
  replied: 'Replied',
  won: 'Won',
  unsuitable: 'Not a fit',
} as const;
export type LeadStatus = keyof typeof leadStatuses;

export const personOrigins = {
  'linkedin-export': 'Your LinkedIn export',
  file: 'A file you uploaded',
  pasted: 'A list you pasted',
  page: 'A public web page',
  cv: 'A CV you uploaded',
  'by-hand': 'Added by you',
} as const;
export type PersonOrigin = keyof typeof personOrigins;

/** The legal bases of a record according to article 6 of the GDPR. */
export const legalBases = {
  'legitimate-interest': 'Legitimate interest',
  consent: 'Consent',
  contract: 'Contract, or steps before one',
} as const;
export type LegalBasis = keyof typeof legalBases;

/** The number of months after which a record is due for deletion, unless it was used or kept on purpose. */
export const personRetentionMonths: Readonly<Record<PersonKind, number>> = {
  connection: 24,
  lead: 12,
  candidate: 6,
};

export const doNotContactKinds = {
  email: 'Email address',
  domain: 'Company domain',
  linkedin: 'LinkedIn profile',
  name: 'Name',
} as const;
export type DoNotContactKind = keyof typeof doNotContactKinds;

/** The columns of a list of people that can be imported. */
export const personColumns = {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  linkedinUrl: 'LinkedIn address',
  company: 'Company',
  position: 'Position',
  location: 'Location',
  industry: 'Industry',
  companySize: 'Company size',
  website: 'Website',
  connectedOn: 'Connected on',
  notes: 'Notes',
} as const;
export type PersonColumn = keyof typeof personColumns;

export const personLimit = 120_000;
export const personImportBytes = 12 * 1024 * 1024;
export const personTagLimit = 20;

export const messageChannels = {
  'connection-note': 'Connection note',
  'connection-note-premium': 'Connection note (Premium)',
  message: 'LinkedIn message',
  inmail: 'InMail',
  mail: 'Email',
} as const;
export type MessageChannel = keyof typeof messageChannels;

/** The maximum length of a message in characters. */
export const messageLimits: Readonly<Record<MessageChannel, number>> = {
  'connection-note': 200,
  'connection-note-premium': 300,
  message: 8000,
  inmail: 1900,
  mail: 20_000,
};

export const messagePurposes = {
  recruiter: 'Write to a recruiter',
  referral: 'Ask for a referral',
  introduction: 'Introduce yourself',
  offer: 'Offer your product',
  'follow-up': 'Follow up',
  'thank-you': 'Say thank you',
  decline: 'Decline',
} as const;
export type MessagePurpose = keyof typeof messagePurposes;

export const sequenceStepLimit = 4;

export const jobStages = {
  saved: 'Saved',
  applied: 'Applied',
  interview: 'Interview',
  offer: 'Offer',
  closed: 'Closed',
} as const;
export type JobStage = keyof typeof jobStages;

export const savedSearchLimit = 20;
export const targetCompanyLimit = 50;
