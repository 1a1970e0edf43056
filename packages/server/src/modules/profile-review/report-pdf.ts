import { createRequire } from 'node:module';
import { brand, type ReviewCheck, type ReviewedSection } from '@limelight/contracts';
import type PdfDocument from 'pdfkit';
import type { ReviewRow } from './repository.ts';

const fontFile = createRequire(import.meta.url).resolve;
const regular = fontFile('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf');
const semibold = fontFile('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf');

const ink = '#14171c';
const quiet = '#5b626d';
const line = '#e6e7e2';
const good = '#1f7a4d';
const bad = '#c2362b';
const lime = '#c8f04b';
const left = 56;
const right = 539;
const width = right - left;
const bottom = 770;

type Pdf = InstanceType<typeof PdfDocument>;
type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'LI';

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

interface Style {
  size: number;
  bold: boolean;
  color: string;
  indent: number;
  after: number;
}

/** Writes paragraphs below each other as a tagged document: screen readers find headings, lists and text in order. */
class Page {
  readonly #pdf: Pdf;
  readonly #root: PDFKit.PDFStructureElement;

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
  }

  write(tag: Tag, text: string, style: Partial<Style> = {}): void {
    const { size = 10, bold = false, color = ink, indent = 0, after = 6 } = style;
    const pdf = this.#pdf;
    pdf.font(bold ? semibold : regular).fontSize(size);
    const height = pdf.heightOfString(text, { width: width - indent, lineGap: 2 });
    if (pdf.y + Math.min(height, 200) > bottom) pdf.addPage();
    this.#root.add(
      pdf.struct(tag, {}, () => {
        pdf
          .font(bold ? semibold : regular)
          .fontSize(size)
          .fillColor(color);
        pdf.text(text, left + indent, pdf.y, { width: width - indent, lineGap: 2 });
      }),
    );
    pdf.y += after;
  }

  /** Keeps at least this much room below, else begins a page. */
  keep(height: number): void {
    if (this.#pdf.y + height > bottom) this.#pdf.addPage();
  }

  rule(): void {
    const pdf = this.#pdf;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf.moveTo(left, pdf.y).lineTo(right, pdf.y).lineWidth(1).strokeColor(line).stroke();
    pdf.endMarkedContent();
    pdf.y += 10;
  }

  score(score: number): void {
    const pdf = this.#pdf;
    const top = pdf.y;
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf.roundedRect(left, top, width, 10, 5).fill(line);
    pdf.roundedRect(left, top, Math.max(10, (width * score) / 100), 10, 5).fill(lime);
    pdf.endMarkedContent();
    pdf.y = top + 24;
  }

  end(): void {
    this.#root.end();
  }
}

function writeCheck(page: Page, { name, known, passed, evidence, why, advice, rewrite }: ReviewCheck): void {
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

function draw(page: Page, review: ReviewRow): void {
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
  page.score(score);
  page.write(
    'P',
    `${passed.length} of ${known.length} checks passed. The score is the weight of the passed checks among all that the profile could answer; ${checks.length - known.length} more are for you to look at.`,
    { after: 14 },
  );

  const first = known
    .filter((check) => !check.passed)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, 5);
  if (first.length > 0) {
    page.write('H2', 'Begin here', { bold: true, size: 14, after: 6 });
    for (const [index, { name, advice }] of first.entries())
      page.write('LI', `${index + 1}. ${name}. ${advice}`, { after: 5 });
  }
  if (fit !== null && fit !== undefined) {
    page.keep(80);
    page.write('H2', `Keywords of the target: ${fit.percent} %`, { bold: true, size: 14, after: 6 });
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

/** The report of a review as a tagged PDF. */
export async function reportPdf(review: ReviewRow): Promise<Uint8Array<ArrayBuffer>> {
  const { default: Document } = await import('pdfkit');
  const pdf = new Document({
    size: 'A4',
    margins: { top: 56, bottom: 56, left, right: 56 },
    lang: 'en',
    tagged: true,
    pdfVersion: '1.7',
    displayTitle: true,
    info: {
      Title: `LinkedIn profile review${review.profile.name === '' ? '' : ` of ${review.profile.name}`}`,
      Author: brand.name,
      CreationDate: review.createdAt,
      ModDate: review.createdAt,
    },
  });
  const chunks: Uint8Array[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const page = new Page(pdf);
  draw(page, review);
  page.end();
  pdf.end();
  await done;
  return new Uint8Array(Buffer.concat(chunks));
}
