import { z } from 'zod';
import { readMarkup } from '../../../platform/markup.ts';
import { levelsOf } from '../levels.ts';
import { parseList } from '../parse-list.ts';
import { plainText } from '../plain-text.ts';
import { instantOf, nameFromAddress, oneLine, placesOf } from '../text.ts';
import type { BoardPage, JobAd } from '../types.ts';

/** The texts of a position by the path of their element, such as `additionalOffices/office`. */
type Fields = Map<string, string[]>;

const limits = { depth: 20, attributes: 20, parts: 500_000 };

/** Reads the positions of the XML feed. Throws for any other document. */
function positionsIn(xml: string): Fields[] {
  const positions: Fields[] = [];
  const path: string[] = [];
  let isBoard = false;
  readMarkup(
    xml,
    {
      onopentag(name) {
        path.push(name);
        isBoard ||= name === 'workzag-jobs';
        if (path.length === 2 && name === 'position') positions.push(new Map());
        else if (path.length > 2) valuesAt(positions, path).push('');
      },
      ontext(text) {
        if (path.length <= 2) return;
        const values = valuesAt(positions, path);
        values.push((values.pop() ?? '') + text);
      },
      onclosetag() {
        path.pop();
      },
    },
    { xmlMode: true, limits },
  );
  if (!isBoard) throw new Error('not a feed of positions');
  return positions;
}

function valuesAt(positions: readonly Fields[], path: readonly string[]): string[] {
  const fields = positions.at(-1);
  const key = path.slice(2).join('/');
  const values = fields?.get(key) ?? [];
  fields?.set(key, values);
  return values;
}

function toJobAd(company: string, fields: Fields): JobAd {
  const all = (key: string) => (fields.get(key) ?? []).map((value) => value.trim());
  const one = (key: string) => all(key)[0] ?? '';
  const headings = all('jobDescriptions/jobDescription/name');
  const html = all('jobDescriptions/jobDescription/value').map(
    (value, at) => `<h3>${headings[at] ?? ''}</h3>${value}`,
  );
  return {
    board: 'personio',
    externalId: one('id'),
    url: `https://${company}.jobs.personio.de/job/${encodeURIComponent(one('id'))}`,
    title: oneLine(one('name')),
    company: oneLine(one('subcompany')) || nameFromAddress(company),
    places: placesOf([one('office'), ...all('additionalOffices/office')]),
    workplace: null,
    employment: one('schedule') || one('employmentType') || null,
    levels: levelsOf(one('employmentType') === 'intern' ? 'internship' : one('seniority')),
    department: oneLine(one('department'), 120) || null,
    text: plainText(html.join('\n')),
    pay: null,
    publishedAt: instantOf(one('createdAt')),
    updatedAt: null,
  };
}

const position = z.custom<Fields>((given) => given instanceof Map && given.has('id'));

export const readPersonio = (xml: string, company: string): BoardPage =>
  parseList(positionsIn(xml), position, (fields) => toJobAd(company, fields));
