import { expect, it } from 'vitest';
import { fileNameAt, isFeedText, isVideoSite, playersOf, titleIn, titleOfFile } from './rules.ts';

it.each([
  ['https://example.com/papers/Night%20shift_2024.pdf', 'Night shift 2024'],
  ['https://example.com/100%.pdf?download=1', '100%'],
  ['https://example.com/', ''],
])('a file at %s is named as it is called there', (address, title) => {
  expect(titleOfFile(fileNameAt(address))).toBe(title);
});

it.each([
  ['about:blank', ''],
  ['Untitled document', ''],
  ['Document1', ''],
  ['Microsoft Word - Report on shifts.docx', 'Report on shifts'],
  ['The page that nobody read', 'The page that nobody read'],
  ['Presentation skills', 'Presentation skills'],
])('of a document’s own title %j is told %j', (written, title) => {
  expect(titleIn(written)).toBe(title);
});

it.each([
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
  ['https://vimeo.com/channels/staff/76979871?share=copy', 'https://player.vimeo.com/video/76979871'],
  [
    'https://www.loom.com/share/ab12',
    'https://www.loom.com/v1/oembed?url=https%3A%2F%2Fwww.loom.com%2Fshare%2Fab12',
  ],
])('the player of the video at %s is at %s', (address, player) => {
  expect(isVideoSite(address)).toBe(true);
  expect(playersOf(address)).toContain(player);
});

it('knows a site of videos by its host alone', () => {
  expect(isVideoSite('https://youtu.be/ab')).toBe(true);
  for (const other of ['https://notyoutube.com/a', 'https://example.com/?u=youtube.com', 'vimeo'])
    expect([isVideoSite(other), playersOf(other)]).toEqual([false, []]);
});

it.each([
  ['<?xml version="1.0"?>\n<!-- made --><rss version="2.0">', true],
  ['\ufeff<feed xmlns="http://www.w3.org/2005/Atom">', true],
  ['<!doctype html><html><body><rss>', false],
  ['<p>&lt;rss></p>', false],
])('tells a feed from a page: %s', (text, isFeed) => {
  expect(isFeedText(text)).toBe(isFeed);
});
