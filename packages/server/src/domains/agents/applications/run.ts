import { applicationRun, type ApplicationDocument, type PostLanguage } from '@limelight/contracts';
import { creditCosts } from '@limelight/contracts/catalog';
import { languageIn, languageOf } from '@limelight/post-text';
import { AppError, existing } from '../../../platform/http/index.ts';
import { counted, implementRun, made, type Run } from '../../../run.ts';
import { getUser } from '../../accounts/identity/index.ts';
import { findImportedProfile } from '../../library/imports/index.ts';
import { factWords } from '../../memory/author/index.ts';
import { listFactsForCv, type CvFact } from '../../memory/facts/index.ts';
import { openSentences } from '../../posts/posts/index.ts';
import { findJob } from '../job-agents/index.ts';
import { applicationPdf } from './files/pdf.ts';
import { applicationAnswer, applicationPrompt } from './prompt.v2.ts';
import { insertApplication } from './repository.ts';
import { readAnswer, type Answered } from './rules/answered.ts';
import { arrange, countLines, isTold, lineOf, type Line } from './rules/arrange.ts';
import { aboutOf, borneHeadline, borneLetter, borneLines } from './rules/borne.ts';
import { contactOf } from './rules/contact.ts';
import { fitByWords, wishesOf } from './rules/wishes.ts';

const advertisementUnits = 8000;
/** The facts that a model reads; those that share most words with the opening come first. */
const mostFacts = 160;
const mostLines = 36;
const pagesAimed = 2;

type Opening = { title: string; company: string; text: string };

/** What a model makes of the facts, each line of it borne out; null without a model or a usable answer. */
async function written(
  run: Run,
  opening: Opening,
  { facts, letter, name }: { facts: readonly CvFact[]; letter: boolean; name: string },
): Promise<Answered | null> {
  const advertisement = opening.text.slice(0, advertisementUnits);
  const answer = await run.ask('write', {
    prompt: applicationPrompt,
    data: {
      opening: { ...opening, text: advertisement },
      facts: facts.map((fact, index) => ({ number: index + 1, text: factWords(fact), about: aboutOf(fact) })),
      letter,
    },
    unstored: ['facts'],
    schema: applicationAnswer,
    unusable: 'none',
  });
  if (answer === null) return null;
  const read = readAnswer(answer, facts, `${opening.title}\n${advertisement}`);
  if (read.lines.length === 0) return null;
  run.progress(2, 3, 'Comparing each line with its facts');
  const material = facts.map(factWords);
  const lines = [...(read.headline === null ? [] : [read.headline]), ...read.lines];
  const open = await openSentences(run, 'check', {
    text: lines.map(({ text }) => text).join('\n\n'),
    material,
  });
  const words = `${opening.title}\n${opening.company}\n${advertisement}`;
  const checked = { open, opening: words };
  const said =
    read.letter.length === 0
      ? []
      : await openSentences(run, 'check-letter', {
          text: read.letter.map(({ text }) => text).join('\n\n'),
          material: [...material, words],
        });
  return {
    wishes: read.wishes,
    headline: borneHeadline(read.headline, facts, checked),
    lines: borneLines(read.lines, facts, checked),
    letter: borneLetter(read.letter, facts, { ...checked, open: said, name }),
  };
}

function cvLanguage(lines: readonly { text: string }[]): PostLanguage {
  const words = lines.map(({ text }) => text).join('\n');
  return languageIn(words) ?? languageOf(words) ?? 'en';
}

/** As many lines as two pages hold, the most important first. */
async function fitPages(
  facts: readonly CvFact[],
  lines: readonly Line[],
  {
    headline,
    top,
    madeAt,
  }: { headline: Line | null; top: Omit<ApplicationDocument, 'headline' | 'sections'>; madeAt: Date },
): Promise<{ document: ApplicationDocument; leftOut: number }> {
  for (let many = Math.min(lines.length, mostLines); ; many -= Math.max(1, Math.ceil(many / 8))) {
    const chosen = { lines: lines.slice(0, many), headline, language: top.language };
    const document = { ...top, ...arrange(facts, chosen) };
    const { pages } = await applicationPdf(document, 'cv', { title: top.name, madeAt });
    if (pages <= pagesAimed || many <= 1) return { document, leftOut: lines.length - many };
  }
}

/** Makes a CV and letter for an opening from confirmed facts alone. Without a model: facts in the order of its words. */
export const application = implementRun(applicationRun, {
  where: 'worker',
  steps: {
    material: 'Collect what you can show',
    write: 'Choose and word it for this opening',
    check: 'Compare each line with its facts',
    'check-letter': 'Compare the letter with the facts',
    pages: 'Fit two pages',
  },
  outcome: ({ lines, gaps, applicationId, written: byModel }) =>
    made(
      [
        `${counted(lines, 'line')}, each from your facts.`,
        ...(gaps === 0
          ? []
          : [
              `${counted(gaps, 'requirement')} ${byModel ? 'not covered by your facts yet' : 'with no matching words in your facts'}.`,
            ]),
      ].join(' '),
      ['Open the CV', `/dashboard/application?id=${applicationId}`],
    ),
  prepare: async (tx, { userId, context }, { jobId }) => {
    existing(await findJob(tx, userId, jobId));
    const { facts } = await listFactsForCv(tx, userId, new Date(context.clock.now()));
    if (facts.length === 0) throw new AppError('no_facts');
  },
  charge: ({ written: byModel }) => (byModel ? creditCosts['cv.create'] : 0),
  async work(run, { jobId, letter }) {
    const { context, userId } = run;
    const { db } = context.database;
    const now = new Date(context.clock.now());
    run.progress(0, 3, 'Collecting what you can show');
    const { opening, facts, askFirst, name, contact, fit } = await run.step('material', async (step) => {
      const { title, company, text } = existing(await findJob(db, userId, jobId));
      const user = await getUser(db, userId);
      const found = await listFactsForCv(db, userId, now);
      const byWords = fitByWords({ title, text }, found.facts);
      const scoreOf = ({ id }: CvFact) => byWords.scores.get(id) ?? 0;
      step.summarise(`${counted(found.facts.length, 'fact')} to choose from`);
      return {
        opening: { title, company, text },
        askFirst: found.askFirst,
        facts: found.facts.toSorted((a, b) => scoreOf(b) - scoreOf(a)),
        name: user?.name ?? '',
        contact: contactOf(user?.email ?? '', await findImportedProfile(db, userId)),
        fit: byWords.wishes,
      };
    });
    run.progress(1, 3, 'Choosing and wording');
    const answer = await written(run, opening, { facts: facts.slice(0, mostFacts), letter, name });
    const told = facts.filter(isTold).map(({ id, text }): Line => ({ text, factIds: [id] }));
    const lines = answer?.lines ?? told;
    const top = {
      name,
      contact,
      language: cvLanguage(lines.length > 0 ? lines : facts),
      letter: (answer?.letter ?? []).map(({ text, factIds }) => lineOf(text, factIds)),
    };
    const { document, leftOut } = await run.step('pages', async () =>
      fitPages(facts, lines, { headline: answer?.headline ?? null, top, madeAt: now }),
    );
    const wishes = answer === null ? fit : wishesOf(answer.wishes, fit, opening.text, facts);
    return {
      applicationId: run.id,
      title: opening.title,
      company: opening.company,
      jobId,
      document,
      wishes,
      askFirst,
      leftOut,
      lines: countLines(document),
      gaps: wishes.filter(({ factIds, isCompared }) => isCompared && factIds.length === 0).length,
      written: answer !== null,
      engine: answer === null ? null : run.engine,
    };
  },
  async save(tx, { userId, context, id }, result) {
    const { jobId, title, company, document, wishes, askFirst, leftOut, engine } = result;
    const now = new Date(context.clock.now());
    await insertApplication(tx, {
      id,
      userId,
      jobId,
      title,
      company,
      document,
      wishes,
      askFirst,
      leftOut,
      engine,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
  },
});
