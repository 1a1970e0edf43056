import { z } from 'zod';

export const givenPerson = z.object({
  name: z.string(),
  headline: z.string(),
  position: z.string(),
  company: z.string(),
  location: z.string(),
  industry: z.string(),
  companySize: z.number().nullable(),
  email: z.string().nullable(),
  linkedinUrl: z.string().nullable(),
  website: z.string().nullable(),
  notes: z.string(),
  connectedOn: z.string().nullable(),
});
export type GivenPerson = z.output<typeof givenPerson>;
