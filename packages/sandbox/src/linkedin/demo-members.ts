import type { Member } from './records.ts';

/** Fictional members for the demo. Together they cover everything that a profile may lack. */
export const DEMO_MEMBERS: readonly Member[] = [
  {
    id: 'demo-asha',
    name: 'Asha Verma',
    givenName: 'Asha',
    familyName: 'Verma',
    headline: 'Head of Operations at a logistics company',
    email: 'asha.verma@example.com',
    emailVerified: true,
    country: 'IN',
    language: 'en',
  },
  {
    id: 'demo-jonas',
    name: 'Jonas Keller',
    givenName: 'Jonas',
    familyName: 'Keller',
    headline: 'Founder, small-batch coffee roasting',
    email: 'jonas.keller@example.com',
    emailVerified: true,
    country: 'DE',
    language: 'de',
  },
  {
    id: 'demo-mei',
    name: 'Mei Tanaka',
    givenName: 'Mei',
    familyName: 'Tanaka',
    headline: 'Nurse educator (address not verified)',
    email: 'mei.tanaka@example.com',
    emailVerified: false,
    country: 'JP',
    language: 'ja',
  },
  {
    id: 'demo-luis',
    name: 'Luis Ortega ',
    givenName: 'Luis',
    familyName: 'Ortega ',
    headline: 'Civil engineer (shares no email address)',
    emailVerified: false,
    country: 'MX',
    language: 'es',
  },
];
