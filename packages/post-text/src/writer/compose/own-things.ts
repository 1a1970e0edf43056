/** Things people have at work that a reader can be asked about. The last word of the phrase decides. */
export const OWN_THINGS = new Set(
  'onboarding sign-up signup form forms pricing price prices rate rates standup stand-up meeting meetings review reviews retro retros roadmap process proposal proposals invoice invoices reminder pitch deck demo demos homepage page newsletter support churn interview interviews ad ads calendar inbox budget pipeline crm backlog docs documentation faq checklist policy contract contracts cv portfolio website release releases tests backups schedule agenda agendas routine report reports checkout menu script handover reply replies waste'.split(
    ' ',
  ),
);

/** Whether readers have what these words name: 'job ads', 'daily standups'. */
export function isOwnThing(things: string): boolean {
  const head = things.toLowerCase().split(' ').at(-1) ?? '';
  return OWN_THINGS.has(head) || OWN_THINGS.has(head.replace(/s$/, ''));
}
