import { z } from 'zod';
import { doNotContactKinds } from '../catalog/people.ts';
import { DELETE, GET, POST } from '../endpoint.ts';
import { freeText, id, keysOf, line, pageQuery, timestamp } from '../fields.ts';

const doNotContactEntry = z.object({
  id,
  kind: z.enum(keysOf(doNotContactKinds)),
  value: z.string(),
  note: z.string(),
  createdAt: timestamp,
});

export const listDoNotContact = GET.people('/do-not-contact', {
  summary: 'Your do-not-contact list, applied to imports, searches, drafts and exports',
  query: z.object(pageQuery),
  response: z.object({ items: z.array(doNotContactEntry), nextCursor: z.string().nullable() }),
});

export const addDoNotContact = POST.people('/do-not-contact', {
  summary: 'Add an email address, a company’s domain, a LinkedIn address or a name',
  body: z.object({
    kind: z.enum(keysOf(doNotContactKinds)),
    value: line(300).pipe(z.string().min(1, 'Enter who must not be contacted.')),
    note: freeText(500).default(''),
  }),
  response: z.object({ id, matched: z.number().int() }),
  status: 201,
  errors: ['do_not_contact_invalid'],
});

export const removeDoNotContact = DELETE.people(
  '/do-not-contact/:id',
  'Remove an entry from the do-not-contact list',
);
