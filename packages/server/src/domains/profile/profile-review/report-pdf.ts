import { brand, type ReviewCheck, type ReviewedSection } from '@limelight/contracts';
import { pdfColors, writeTaggedPdf, type TaggedPage } from '../../../platform/tagged-pdf.ts';
import type { ReviewRow } from './repository.ts';

const { ink, quiet, good, bad } = pdfColors;

const sectionNames: Readonly<Record<ReviewedSection, string>> = {
  headline: 'Headline',
  about: 'About',
  experience: 'Experience',
  featured: 'Featured',
  skills: 'Skills',
  education: 'Education',
  recommendations: 'Recommendations',
  banner: 'Banner',
  photo: 'Photo',
  basics: 'Name, place and links',
};

function writeCheck(
  page: TaggedPage,
  { name, known, passed, evidence, why, advice, rewrite }: ReviewCheck,
): void {
  page.keep(70);
  const mark = known ? (passed ? 'Passed' : 'To do') : 'Not shown in the file';
  page.write('H3', `${mark}: ${name}`, {
    bold: true,
    size: 10.5,
    color: known ? (passed ? good : bad) : quiet,
    after: 2,
  });
  page.write('P', evidence, { color: quiet, after: passed ? 8 : 3 });
  if (passed) return;
  page.write('P', why, { after: 3 });
  page.write('P', `What to do: ${advice}`, { after: rewrite === undefined ? 10 : 3 });
  if (rewrite !== undefined) page.write('P', `Text to paste:\n${rewrite}`, { indent: 12, after: 10 });
}

function draw(page: TaggedPage, review: ReviewRow): void {
  const { profile, checks, score, fit, targetRole, createdAt } = review;
  page.write('P', brand.name, { bold: true, size: 11, after: 18 });
  page.write('H1', 'LinkedIn profile review', { bold: true, size: 24, after: 4 });
  page.write(
    'P',
    [profile.name, createdAt.toISOString().slice(0, 10), targetRole && `for “${targetRole}”`]
      .filter(Boolean)
      .join(' · '),
    {
      color: quiet,
      after: 18,
    },
  );
  const known = checks.filter((check) => check.known);
  const passed = known.filter((check) => check.passed);
  page.write('H2', `${score} of 100`, { bold: true, size: 20, after: 6 });
  page.bar(score / 100);
  page.write(
    'P',
    `${passed.length} of ${known.length} checks passed. The score is the weight of the passed checks among all that the profile could answer; ${checks.length - known.length} more are for you to check.`,
    { after: 14 },
  );

  const first = known
    .filter((check) => !check.passed)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 5);
  if (first.length > 0) {
    page.write('H2', 'Start here', { bold: true, size: 14, after: 6 });
    for (const [index, { name, advice }] of first.entries())
      page.write('LI', `${index + 1}. Not met: “${name}”. ${advice}`, { after: 5 });
  }
  if (fit !== null && fit !== undefined) {
    page.keep(80);
    page.write('H2', `Target keywords: ${fit.percent} %`, { bold: true, size: 14, after: 6 });
    for (const { keyword, foundIn } of fit.keywords)
      page.write('LI', `${keyword}: ${foundIn.length === 0 ? 'missing' : foundIn.join(', ')}`, {
        color: foundIn.length === 0 ? bad : ink,
        after: 2,
      });
  }
  for (const [section, name] of Object.entries(sectionNames)) {
    const own = checks.filter((check) => check.section === section);
    if (own.length === 0) continue;
    page.keep(110);
    page.write('P', ' ', { size: 6, after: 2 });
    page.rule();
    page.write('H2', name, { bold: true, size: 14, after: 8 });
    for (const check of own) writeCheck(page, check);
  }
}

export async function reportPdf(review: ReviewRow): Promise<Uint8Array<ArrayBuffer>> {
  const title = `LinkedIn profile review${review.profile.name === '' ? '' : ` of ${review.profile.name}`}`;
  return writeTaggedPdf(title, review.createdAt, (page) => draw(page, review));
}
