import { expect, test } from 'vitest';
import { urnOfLink } from './post-urn.ts';

test.each([
  ['https://www.linkedin.com/feed/update/urn:li:share:7001', 'urn:li:share:7001'],
  ['https://www.linkedin.com/feed/update/urn%3Ali%3AugcPost%3A7002/', 'urn:li:ugcPost:7002'],
  ['https://www.linkedin.com/feed/update/urn%253Ali%253Aactivity%253A7003?x=1', 'urn:li:activity:7003'],
  [
    'https://www.linkedin.com/posts/asha-rao_hiring-activity-7004-AbCd?utm_source=share',
    'urn:li:activity:7004',
  ],
  [
    'https://www.linkedin.com/posts/asha-rao_a-post-about-share-prices-ugcPost-7005-XyZ1',
    'urn:li:ugcPost:7005',
  ],
  ['https://www.linkedin.com/posts/asha-rao-x07_activity-7008-AbC3', 'urn:li:activity:7008'],
  ['https://www.linkedin.com/embed/feed/update/urn:li:share:7006', 'urn:li:share:7006'],
  ['urn:li:share:7007', 'urn:li:share:7007'],
])('%s', (link, urn) => {
  expect(urnOfLink(link)).toBe(urn);
});

test.each([
  'https://www.linkedin.com/in/asha-rao',
  'https://example.com/',
  'urn:li:person:abc',
  '%E0%A4%A',
  'https://www.linkedin.com/posts/asha-rao_activity',
])('%s names no post', (link) => {
  expect(urnOfLink(link)).toBeNull();
});
