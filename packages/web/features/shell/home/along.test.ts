import { linkedinShareBox } from '@limelight/contracts/catalog';
import { describe, expect, it } from 'vitest';
import { alongOf, fileName } from './along.ts';

describe('a file to download', () => {
  it('keeps its name, with an ending that says what it is', () => {
    expect(fileName({ mime: 'image/png', name: '' }, 1)).toBe('picture-2.png');
    expect(fileName({ mime: 'application/pdf', name: 'Our year' }, 0)).toBe('Our year.pdf');
    expect(fileName({ mime: 'video/mp4', name: 'Talk.MP4' }, 0)).toBe('Talk.MP4');
  });
});

describe('what goes along with a post by hand', () => {
  it('is told for each kind', () => {
    const told = (attachment: Parameters<typeof alongOf>[0]['attachment']) =>
      alongOf({ attachment, visibility: 'PUBLIC' });
    expect(told(null)).toEqual([]);
    expect(told({ kind: 'document', title: 'Our year' })).toEqual(['Title: Our year']);
    expect(told({ kind: 'link', source: 'https://example.com', title: 'A', description: '' })).toEqual([
      'Link: https://example.com',
    ]);
    expect(told({ kind: 'poll', question: 'Tea?', options: ['Yes', 'No'], duration: 'ONE_DAY' })).toEqual([
      'Poll, 1 day: Tea? (Yes, No)',
    ]);
    expect(told({ kind: 'repost', urn: 'urn:li:share:7300000000000000000' })).toEqual([
      'Repost of https://www.linkedin.com/feed/update/urn:li:share:7300000000000000000',
    ]);
    expect(alongOf({ attachment: null, visibility: 'CONNECTIONS' })).toEqual(['For your connections only.']);
  });
});

describe('LinkedIn’s box for a new post', () => {
  it('holds the text, unless that makes the address too long', () => {
    expect(linkedinShareBox('One & two\n#three')).toBe(
      'https://www.linkedin.com/feed/?shareActive=true&text=One%20%26%20two%0A%23three',
    );
    expect(linkedinShareBox('é'.repeat(1000))).toBe('https://www.linkedin.com/feed/?shareActive=true');
  });
});
