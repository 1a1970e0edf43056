import {
  evidenceOnce,
  firstSteps,
  sectionNames,
  stateOf,
  titleOf,
  type CheckState,
  type KeywordFit,
  type ReviewCheck,
} from '@limelight/contracts';
import { pdfColors, writeTaggedPdf, type TaggedPage } from '../../../platform/tagged-pdf/index.ts';
import type { ReviewRow } from './repository.ts';

const { quiet, bad, bar } = pdfColors;

const inState = (checks: readonly ReviewCheck[], state: CheckState) =>
  checks.filter((check) => stateOf(check) === state);

function drawSections(page: TaggedPage, checks: readonly ReviewCheck[]): void {
  const sections = Object.entries(sectionNames).flatMap(([section, label]) => {
    const own = checks.filter((check) => check.section === section && check.known);
    const passed = inState(own, 'passed').length;
    return own.length === 0
      ? []
      : {
          label,
          part: passed / own.length,
          value: `${passed} of ${own.length}`,
          color: passed === 0 ? bad : bar,
        };
  });
  page.heading('Section by section', 60 + sections.length * 17);
  page.bars(
    sections,
    `Checks passed in each section. ${sections.map(({ label, value }) => `${label}: ${value}`).join('; ')}.`,
  );
}

function drawFirst(page: TaggedPage, checks: readonly ReviewCheck[]): void {
  const first = firstSteps(checks, 5);
  if (first.length === 0) return;
  page.heading('What to do first', 140);
  page.steps(first.map((check) => ({ title: titleOf(check), text: check.advice })));
}

function drawKeywords(page: TaggedPage, { percent, keywords }: KeywordFit, targetRole: string): void {
  page.heading(`Keywords of ${targetRole === '' ? 'your target' : `“${targetRole}”`}: ${percent}% used`, 110);
  page.table([
    ['Keyword', 'Headline', 'About', 'Experience', 'Skills'],
    ...keywords.map(({ keyword, foundIn }) => [
      keyword,
      ...(['headline', 'about', 'experience', 'skills'] as const).map((place) =>
        foundIn.includes(place) ? 'Yes' : '–',
      ),
    ]),
  ]);
}

/** The failed checks of a section, then the text to paste, which is the same for all of them. */
function drawChanges(page: TaggedPage, name: string, checks: readonly ReviewCheck[]): void {
  const failed = inState(checks, 'failed');
  const { rewrite, unsupported = [] } = checks.find((check) => check.rewrite !== undefined) ?? {};
  if (failed.length === 0 && rewrite === undefined) return;
  page.heading(name, 110);
  const evidence = evidenceOnce(failed);
  for (const check of failed) {
    page.keep(76);
    const found = evidence.get(check.id) ?? '';
    page.write('H3', titleOf(check), { bold: true, size: 11, after: 2 });
    if (found !== '') page.write('P', found, { color: quiet, after: 3 });
    page.write('P', check.why, { after: 2 });
    page.write('P', `What to do: ${check.advice}`, { after: 12 });
  }
  const empty = inState(checks, 'empty');
  if (empty.length > 0)
    page.write('P', `Not applicable until then: ${empty.map(({ name: rule }) => rule).join('; ')}.`, {
      color: quiet,
      after: 12,
    });
  if (rewrite !== undefined)
    page.panel(
      'Text to paste',
      rewrite,
      unsupported.length === 0
        ? ''
        : `Not in your profile, so check before you paste: ${unsupported.join('; ')}`,
    );
}

function draw(page: TaggedPage, { profile, checks, score, fit, targetRole, createdAt }: ReviewRow): void {
  const [passed, failed, unknown] = (['passed', 'failed', 'unknown'] as const).map((state) =>
    inState(checks, state),
  );
  const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(createdAt);
  page.cover(
    'LinkedIn profile review',
    [profile.name, targetRole && `For the role “${targetRole}”`, date].filter(Boolean),
    { part: score / 100, figure: `${score}`, below: 'of 100' },
  );
  page.tiles([
    { value: `${passed?.length ?? 0}`, label: 'checks passed' },
    { value: `${failed?.length ?? 0}`, label: 'to change' },
    { value: `${unknown?.length ?? 0}`, label: 'for you to check' },
  ]);
  page.write(
    'P',
    'Checks are weighted. An empty field loses the points of all its checks; what the file does not show is not counted.',
    { color: quiet, after: 10 },
  );
  drawFirst(page, checks);
  drawSections(page, checks);
  if (fit !== null && fit !== undefined) drawKeywords(page, fit, targetRole);
  for (const [section, name] of Object.entries(sectionNames))
    drawChanges(
      page,
      name,
      checks.filter((check) => check.section === section),
    );
  if (unknown !== undefined && unknown.length > 0) {
    page.heading('Check these on your profile', 100);
    page.write('P', 'The file does not show them, so they are not in the score.', {
      color: quiet,
      after: 10,
    });
    page.boxes(unknown.map(({ name, advice }) => `${name}: ${advice}`));
  }
  if (passed !== undefined && passed.length > 0) {
    page.heading('What works already', 100);
    page.ticks(passed.map(({ name }) => name));
  }
}

export async function reportPdf(review: ReviewRow): Promise<Uint8Array<ArrayBuffer>> {
  const title = `LinkedIn profile review${review.profile.name === '' ? '' : ` of ${review.profile.name}`}`;
  const text = JSON.stringify([review, sectionNames]);
  return writeTaggedPdf({ title, text, madeAt: review.createdAt }, (page) => draw(page, review));
}
