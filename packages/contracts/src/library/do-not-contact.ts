import { z } from 'zod';
import { doNotContactKinds } from './catalog/people.ts';
import { defineEndpoint } from './endpoint.ts';
import { empty, freeText, id, keysOf, line, pageQuery, timestamp } from './fields.ts';

const byId = z.object({ id });

const doNotContactEntry = z.object({
  id,
  kind: z.enum(keysOf(doNotContactKinds)),
  value: z.string(),
  note: z.string(),
  createdAt: timestamp,
});
export type DoNotContactEntry = z.infer<typeof doNotContactEntry>;

export const listDoNotContact = defineEndpoint({
  name: 'listDoNotContact',
  summary: 'Your do-not-contact list, applied to imports, searches, drafts and exports',
  method: 'GET',
  path: '/do-not-contact',
  scope: 'people',
  query: z.object(pageQuery),
  response: z.object({ items: z.array(doNotContactEntry), nextCursor: z.string().nullable() }),
});

export const addDoNotContact = defineEndpoint({
  name: 'addDoNotContact',
  summary: 'Add an e-mail address, a company’s domain, a LinkedIn address or a name',
  method: 'POST',
  path: '/do-not-contact',
  scope: 'people',
  body: z.object({
    kind: z.enum(keysOf(doNotContactKinds)),
    value: line(300).pipe(z.string().min(1, 'Enter who must not be contacted.')),
    note: freeText(500).default(''),
  }),
  response: z.object({ id, matched: z.number().int() }),
  status: 201,
  errors: ['do_not_contact_invalid'],
});

export const removeDoNotContact = defineEndpoint({
  name: 'removeDoNotContact',
  summary: 'Remove an entry from the do-not-contact list',
  method: 'DELETE',
  path: '/do-not-contact/:id',
  scope: 'people',
  params: byId,
  response: empty,
  errors: ['not_found'],
});
