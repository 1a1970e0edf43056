import type { Refusal } from '../refusal.ts';

export const agentErrors = {
  feed_unreadable: {
    status: 422,
    message:
      'There is no feed at this address. Enter the address of an RSS, Atom or JSON feed, or of a site that has one.',
  },
  feed_cut_off: {
    status: 422,
    message:
      'This feed ends in the middle, before its first item is complete. Try again later, or choose another source.',
  },
  feed_empty: {
    status: 422,
    message: 'There is a feed at this address, but nothing in it can be read. Choose another source.',
  },
  feed_missing: {
    status: 422,
    message: 'This address no longer exists. Remove it, or enter the new address.',
  },
  feed_closed: {
    status: 422,
    message: 'This site does not allow programs to read this address. Choose another source.',
  },
  feed_silent: {
    status: 422,
    message: 'This site is not responding. Check the address, or try again later.',
  },
  opml_unreadable: {
    status: 422,
    message: 'This is not an OPML file. Export your subscriptions from your feed reader as OPML.',
  },
  profile_unreadable: {
    status: 422,
    message:
      'No LinkedIn profile was found in this file. On your profile choose More, then Save to PDF, and use that file, or paste the text.',
  },
  profile_paid_used: {
    status: 409,
    message: 'You already have the report for this purchase. You can start another review with credits.',
  },
  letter_missing: { status: 404, message: 'No letter was made for this opening. Make one first.' },
  agent_limit: { status: 409, message: 'You have 20 agents. Delete one to make room.' },
  agent_unfit: {
    status: 409,
    message: 'This agent is not set up yet. Open its settings and fill in what is marked.',
  },
  agent_changed: {
    status: 409,
    message: 'This agent was changed somewhere else. Reload it, then make your change again.',
  },
  agent_draft_changed: {
    status: 409,
    message: 'This draft was changed since it was shown. Read it again, then approve it.',
  },
  agent_order_moved: {
    status: 409,
    message: 'This order has changed. Reload the page to see its current state.',
  },
  agent_plan_failed: {
    status: 422,
    message:
      'The model could not turn this into steps. Describe what to read and what to do with it, or add the steps yourself.',
  },
} as const satisfies Record<string, Refusal>;
