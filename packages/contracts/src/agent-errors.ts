/** Refusals of feeds, agents and profile reviews. */
export const agentErrors = {
  feed_unreadable: {
    status: 422,
    message:
      'There is no feed at this address. Enter the address of an RSS, Atom or JSON feed, or of a site that has one.',
  },
  feed_missing: {
    status: 422,
    message: 'There is nothing at this address any more. Remove it, or enter the new address.',
  },
  feed_closed: {
    status: 422,
    message: 'This site does not allow programs to read this address. Choose another source.',
  },
  feed_silent: {
    status: 422,
    message: 'This site does not answer at the moment. Check the address or try again later.',
  },
  opml_unreadable: {
    status: 422,
    message: 'This is not an OPML file. Export your subscriptions from your feed reader as OPML.',
  },
} as const;
