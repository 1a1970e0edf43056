import { samplePosts } from '@limelight/contracts/marketplace';
import { findClaims, measureStyle, measureVoice, styleKeys, traitLabels } from '@limelight/post-text';
import { sampleIdea } from './demo/sample.ts';

/** A part of a draft: plain text, or a claim and whether the notes contain it. */
interface DraftPart {
  words: string;
  claim: 'in-notes' | 'not-in-notes' | null;
}

interface MeasuredTrait {
  label: string;
  yours: string;
  draft: string;
}

/** What the proof section shows, made at build time by the checks of the editor. */
export interface ProofFacts {
  draft: DraftPart[];
  /** The number of traits that a voice is measured in. */
  measured: number;
  traits: MeasuredTrait[];
}

const checkedDraft = 'Completion went from 41% to 63%. Support tickets fell by 30%.';
const genericDraft =
  'In today’s fast-paced world, unlocking your full potential is no longer optional — it is essential, and every leader who wants to stay ahead of the curve must embrace it! 🚀 #growth #leadership';
const shownTraits: readonly (typeof styleKeys)[number][] = ['sentenceWords', 'exclamations', 'hashtags'];

function partsOf(text: string): DraftPart[] {
  const parts: DraftPart[] = [];
  let at = 0;
  const claims = findClaims(text, [sampleIdea]).filter(({ kind }) => kind === 'figure');
  for (const { start, end, supported } of claims) {
    parts.push({ words: text.slice(at, start), claim: null });
    parts.push({ words: text.slice(start, end), claim: supported ? 'in-notes' : 'not-in-notes' });
    at = end;
  }
  return [...parts, { words: text.slice(at), claim: null }].filter(({ words }) => words !== '');
}

const shown = (value: number, unit: string) =>
  unit === 'share' ? `${Math.round(value * 100)}%` : String(Math.round(value));

export function proofFacts(): ProofFacts {
  const voice = measureVoice(samplePosts.map(({ text }) => text));
  if (voice === null) throw new Error('The sample posts are too few to measure.');
  const style = measureStyle(genericDraft);
  const traits = shownTraits.map((key) => {
    const { label, unit } = traitLabels[key];
    return { label, yours: shown(voice.traits[key].middle, unit), draft: shown(style[key], unit) };
  });
  return { draft: partsOf(checkedDraft), measured: styleKeys.length, traits };
}
