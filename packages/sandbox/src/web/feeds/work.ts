const item = (id: string, title: string, author: string, text: string, daysAgo: number, now: number) =>
  `<item><title>${title}</title><link>http://work.example.com/jobs/${id}</link><guid isPermaLink="false">${id}</guid>` +
  `<dc:creator>${author}</dc:creator><category>Operations</category><pubDate>${new Date(now - daysAgo * 86_400_000).toUTCString()}</pubDate>` +
  `<description>&lt;p&gt;${text}&lt;/p&gt;</description></item>`;

const channel = (title: string, items: readonly string[]) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${title}</title>` +
  `<link>http://work.example.com/</link><description>${title}</description>${items.join('')}</channel></rss>`;

/** A board of several companies, each named as the author of its advertisement. */
export const openingsFeed = (now: number): string =>
  channel('Harbour Jobs', [
    item(
      '1',
      'Lamp keeper',
      'Lampworks',
      'You keep forty lamps burning and write down when they fail.',
      2,
      now,
    ),
    item('2', 'Quay planner', 'Quayside', 'You plan berths for ferries, in shifts.', 5, now),
  ]);

/** The JSON feed of one company, whose name is the feed's. */
export const openingsJson = (now: number): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'Lampworks careers',
    home_page_url: 'http://work.example.com/',
    items: [
      {
        id: 'night',
        url: 'http://work.example.com/jobs/lamp-keeper',
        title: 'Night lamp keeper',
        content_text: 'You keep forty lamps burning at night.',
        date_published: new Date(now - 86_400_000).toISOString(),
      },
    ],
  });

/** News of a trade, one of which names a company. */
export const tradeFeed = (now: number): string =>
  channel('Trade Wind', [
    item('n1', 'Lampworks opens a second lamp shop in Hull', 'Desk', 'It hires twelve people.', 1, now),
    item('n2', 'How lampworks and other crafts fare', 'Desk', 'No company is named here.', 3, now),
  ]);
