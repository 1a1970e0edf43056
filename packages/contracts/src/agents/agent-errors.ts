import { refusals } from '../refusal.ts';

export const agentErrors = {
  ...refusals(404, {
    letter_missing: 'No letter was made for this opening. Make one first.',
  }),
  ...refusals(409, {
    profile_paid_used:
      'You already have the report for this purchase. You can start another review with credits.',
    agent_limit: 'You have 20 agents. Delete one to make room.',
    agent_unfit: 'This agent is not set up yet. Open its settings and fill in what is marked.',
    agent_changed: 'This agent was changed somewhere else. Reload it, then make your change again.',
    agent_draft_changed: 'This draft was changed since it was shown. Read it again, then approve it.',
    agent_order_moved: 'This order has changed. Reload the page to see its current state.',
  }),
  ...refusals(422, {
    feed_unreadable:
      'There is no feed at this address. Enter the address of an RSS, Atom or JSON feed, or of a site that has one.',
    feed_cut_off:
      'This feed ends in the middle, before its first item is complete. Try again later, or choose another source.',
    feed_empty: 'There is a feed at this address, but nothing in it can be read. Choose another source.',
    feed_missing: 'This address no longer exists. Remove it, or enter the new address.',
    feed_closed: 'This site does not allow programs to read this address. Choose another source.',
    feed_silent: 'This site is not responding. Check the address, or try again later.',
    opml_unreadable: 'This is not an OPML file. Export your subscriptions from your feed reader as OPML.',
    profile_unreadable:
      'No LinkedIn profile was found in this file. On your profile choose More, then Save to PDF, and use that file, or paste the text.',
    agent_plan_failed:
      'The model could not turn this into steps. Describe what to read and what to do with it, or add the steps yourself.',
  }),
};
