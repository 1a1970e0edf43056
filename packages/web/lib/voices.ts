import {
  checkVoice,
  getVoice,
  listVoices,
  voiceChoice,
  type VoiceChoice,
  type VoiceSummary,
} from '@limelight/contracts';
import { isTrait, traitLabels, type TraitUnit } from '@limelight/post-text';
import { queryOptions } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { readQuery } from './read-query.ts';
import { keep } from './keep.ts';

export const voicesQuery = readQuery(['voices'], listVoices, {});

export const voiceQuery = (id: string | undefined) =>
  readQuery(['voices', id ?? 'own'], getVoice, { query: id === undefined ? {} : { id } });

/** The person's own voice. Somebody else's own voice can be shared with them, too. */
export const isOwnVoice = ({ kind, sharing }: VoiceSummary): boolean => kind === 'me' && sharing === null;

/** The name of a voice in lists, with its owner if somebody else shared it. */
export const voiceLabel = ({ name, sharing }: VoiceSummary): string =>
  sharing === null || sharing.owner === name ? name : `${name} (${sharing.owner})`;

/** The fewest posts a voice needs before a text can be compared with it. */
export const fewestVoicePosts = 5;

export const voiceCheckQuery = (text: string, choice: VoiceChoice, notes: string) =>
  queryOptions({
    ...readQuery(['voices', 'check', choice, text, notes], checkVoice, {
      body: { text, notes, ...(choice === 'own' || choice === 'none' ? {} : { voiceId: choice }) },
    }),
    staleTime: 60_000,
  });

const place = 'voice-choice';
const listeners = new Set<() => void>();
let unkept: VoiceChoice | null = null;

export function readVoiceChoice(): VoiceChoice {
  const { data } = voiceChoice.safeParse(unkept ?? keep.read(place));
  return data ?? 'own';
}

export function chooseVoice(choice: VoiceChoice): void {
  // If the browser cannot store the choice, it lasts until the page is left.
  unkept = keep.write(place, choice) ? null : choice;
  for (const listener of listeners) listener();
}

export function useVoiceChoice(): VoiceChoice {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    readVoiceChoice,
    () => 'own',
  );
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const fine = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });
const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 });

/** A formatted measure: shares in percent, everything else as a number. */
export function valueWords(value: number, unit: TraitUnit): string {
  if (unit === 'share') return percent.format(value);
  return (value >= 10 ? whole : fine).format(value);
}

/** A sentence that describes how a measure differs from the voice. */
export function offWords({
  key,
  value,
  low,
  high,
}: {
  key: string;
  value: number;
  low: number;
  high: number;
}): string {
  if (!isTrait(key)) return '';
  const { label, unit } = traitLabels[key];
  const [is, from, to] = [value, low, high].map((one) => valueWords(one, unit));
  const per = unit === 'per-hundred-words' ? ' per 100 words' : '';
  const usual = high === 0 ? 'usually none' : from === to ? `usually ${to}` : `usually ${from} to ${to}`;
  return `${label}: ${is}${per}, ${usual}.`;
}

const reasons = new Map([
  ['sentenceWords', 'longer than your sentences are'],
  ['exclamations', 'has an exclamation mark'],
  ['dashes', 'has a dash'],
  ['emoji', 'has an emoji'],
]);

export const sentenceWords = (traits: readonly string[]): string =>
  traits.map((key) => reasons.get(key) ?? 'unlike your posts').join(', ');
