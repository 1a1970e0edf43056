import type { DraftContent, Picture } from '../../post/draft.ts';
import type { Remark } from '../../post/findings.ts';

/** A remark about something unfinished or about LinkedIn's handling that the author may not expect. */
export interface PreflightNote {
  /** Rejected outright, unfinished, cut in the feed, or displayed incorrectly. */
  what: 'refused' | 'unfinished' | 'cut' | 'wrong';
  message: string;
}

/**
 * Pictures wider or taller than these ratios are cropped in the feed (according to guides to LinkedIn's picture sizes,
 * 2026).
 */
const widest = 3;
const tallest = 4 / 5;
/** A narrower picture is enlarged to the feed's width and becomes blurred. */
const feedWidth = 552;
/** The number of pictures in the feed. The last one shows the number of the others. */
const shownPictures = 5;

/** The remarks on the text that matter for publishing, by rule. */
const ofText: Readonly<Record<string, PreflightNote['what']>> = {
  'over-limit': 'refused',
  'open-gap': 'unfinished',
  private: 'unfinished',
  unfinished: 'unfinished',
  'opening-fold': 'cut',
  markdown: 'wrong',
  'unicode-marks': 'wrong',
};

const order = { refused: 0, unfinished: 1, cut: 2, wrong: 3 };

/**
 * Everything that would be rejected, cut or displayed incorrectly, most severe first. `remarks` are those on the text.
 */
export function preflight(content: DraftContent, remarks: readonly Remark[]): PreflightNote[] {
  const told = remarks.flatMap(({ rule, message }) => {
    const what = ofText[rule];
    return what === undefined ? [] : [{ what, message }];
  });
  const once = told.filter(
    ({ message }, index) => told.findIndex((one) => one.message === message) === index,
  );
  return [...once, ...inText(content), ...pictureNotes(content)].toSorted(
    (a, b) => order[a.what] - order[b.what],
  );
}

function inText({ text, attachment, pictures }: DraftContent): PreflightNote[] {
  const notes: PreflightNote[] = [];
  const [mention] = /(?<![\p{L}\p{N}._])@\p{Lu}[\p{L}\p{N}_-]+/u.exec(text) ?? [];
  if (mention !== undefined)
    notes.push({
      what: 'wrong',
      message: `${mention} is published as plain text. To tag the person, edit the post on LinkedIn.`,
    });
  const linked = /https?:\/\/\S/i.test(text);
  const other = attachment === null ? pictures.length > 0 : attachment.kind !== 'link';
  if (linked && other)
    notes.push({
      what: 'wrong',
      message: `The link gets no preview card, because ${whatElse({ attachment, pictures })} with the post.`,
    });
  return notes;
}

function whatElse({ attachment, pictures }: Pick<DraftContent, 'attachment' | 'pictures'>): string {
  if (attachment !== null) return `a ${attachment.kind} goes`;
  return pictures.length === 1 ? 'a picture goes' : 'pictures go';
}

function pictureNotes({ attachment, pictures }: DraftContent): PreflightNote[] {
  if (attachment !== null && attachment.kind !== 'link') return [];
  const notes: PreflightNote[] = [];
  const named = (which: (picture: Picture) => boolean) => namesOf(pictures, which);
  const only = attachment === null && pictures.length === 1;
  const high = only ? named(({ width, height }) => width / height < tallest - 0.01) : null;
  if (high !== null)
    notes.push({ what: 'cut', message: `${high} is taller than 4:5: the feed crops its top and bottom.` });
  const wide = only ? named(({ width, height }) => width / height > widest + 0.01) : null;
  if (wide !== null)
    notes.push({ what: 'cut', message: `${wide} is wider than 3:1: the feed crops its sides.` });
  if (attachment === null && pictures.length > 1)
    notes.push({
      what: 'cut',
      message:
        pictures.length > shownPictures
          ? `The feed shows ${shownPictures} pictures, cropped to squares; ${pictures.length - shownPictures} more are behind the last.`
          : 'The feed crops the pictures to squares; tap a picture to see it in full.',
    });
  const small = named(({ width }) => width < feedWidth);
  if (small !== null)
    notes.push({
      what: 'wrong',
      message: `${small} ${isAre(small)} less than ${feedWidth} px wide and will be blurred.`,
    });
  const silent = attachment === null ? named(({ altText }) => altText.trim() === '') : null;
  if (silent !== null)
    notes.push({
      what: 'wrong',
      message: silent.startsWith('All')
        ? `None of the ${pictures.length} pictures has alt text.`
        : `${silent} ${hasHave(silent)} no alt text.`,
    });
  return notes;
}

const isMany = (names: string) => /^All|^Pictures/.test(names);
const isAre = (names: string) => (isMany(names) ? 'are' : 'is');
const hasHave = (names: string) => (isMany(names) ? 'have' : 'has');

/** For example "The picture", "Picture 2", "Pictures 1 and 3" or "All 4 pictures". Null when there are none. */
function namesOf(pictures: readonly Picture[], which: (picture: Picture) => boolean): string | null {
  const found = pictures.flatMap((picture, index) => (which(picture) ? [index + 1] : []));
  const last = found.at(-1);
  if (last === undefined) return null;
  if (pictures.length === 1) return 'The picture';
  if (found.length === pictures.length) return `All ${pictures.length} pictures`;
  if (found.length === 1) return `Picture ${last}`;
  return `Pictures ${found.slice(0, -1).join(', ')} and ${last}`;
}

/** Groups the notes by topic. Groups without notes are left out. */
export function grouped(notes: readonly PreflightNote[]): {
  title: string;
  grave: boolean;
  notes: PreflightNote[];
}[] {
  const of = (which: (what: PreflightNote['what']) => boolean) => notes.filter(({ what }) => which(what));
  return [
    { title: 'Not finished', grave: true, notes: of((what) => what === 'unfinished') },
    {
      title: 'Before you publish',
      grave: false,
      notes: of((what) => what !== 'unfinished'),
    },
  ].filter((group) => group.notes.length > 0);
}
