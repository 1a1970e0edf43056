import { randomUUID } from 'node:crypto';
import { threadFile, unlessUnreadable } from '../../../../platform/threads/index.ts';
import type { Run, Step } from '../../../../run.ts';
import { insertFacts, keepPeople, readPerson } from '../../../library/people/index.ts';
import type * as Reader from './page-people.worker.ts';

const reader = threadFile<typeof Reader>(import.meta.url, 'page-people');

async function readThere({ context, userId }: Run, html: string, signal: AbortSignal) {
  return unlessUnreadable(
    context.threads.files.call(reader, 'readPagePeople', [html], { owner: userId, signal }),
    { site: '', people: [] },
  );
}

/**
 * Stores the people in a page's machine-readable data as leads, with its address and the date. People who must not be
 * contacted are left out. Refuses with `people_limit`.
 */
export async function keepPagePeople(
  run: Run,
  { html, address, title }: { html: string; address: string; title: string },
  step: Step,
): Promise<{ people: string[]; added: string[] }> {
  const { context, userId } = run;
  const { origin, hostname } = new URL(address);
  const there = await readThere(run, html, step.signal);
  const employer = there.site || hostname.replace(/^www\./, '');
  const given = there.people.flatMap(
    ({ name, position, company, email, linkedinUrl }) =>
      readPerson(
        new Map([
          ['name', name],
          ['position', position],
          // A person without a stated employer gets the site as company, to tell them apart from others of the same
          // name.
          ['company', company || employer],
          ['email', email],
          ['linkedinUrl', linkedinUrl],
          ['website', origin],
        ]),
      ) ?? [],
  );
  if (given.length === 0) return { people: [], added: [] };
  const now = new Date(context.clock.now());
  return context.database.db.transaction(async (tx) => {
    const { ids, addedIds: added } = await keepPeople(tx, userId, given, {
      kind: 'lead',
      origin: 'page',
      label: address.slice(0, 200),
      legalBasis: 'legitimate-interest',
      now,
    });
    await insertFacts(
      tx,
      given.flatMap(({ position }, index) => {
        const personId = ids[index];
        if (personId === undefined || personId === null || position === '') return [];
        const fact = { field: 'Position', value: position, quote: position, source: title || address };
        return [{ id: randomUUID(), personId, userId, ...fact, address, observedAt: now }];
      }),
    );
    return { people: [...new Set(ids.flatMap((id) => id ?? []))], added };
  });
}
