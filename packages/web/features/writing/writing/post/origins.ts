import {
  originWords,
  secondWords,
  type OriginRest,
  type OriginSentence,
  type PostOrigins,
} from '@limelight/contracts';
import { useQuery } from '@tanstack/react-query';
import { originsQuery } from './claim-queries.ts';
import { movePlaces, type OriginMark, type Place } from './findings.ts';
import { isWriting } from './generation.ts';
import { currentText } from './session-state.ts';
import { useWritingPart } from './writing-context.ts';

/** A sentence as it is in the editor now, with what is known of it. */
export interface Traced extends OriginSentence {
  words: string;
  mark: OriginMark;
}

export interface Tracing {
  origins: PostOrigins | null;
  sentences: readonly Traced[];
  isPending: boolean;
  isError: boolean;
  retry: () => void;
}

export const markOf = ({ origin, basis }: Pick<OriginSentence, 'origin' | 'basis'>): OriginMark =>
  basis === 'nothing' ? 'nothing' : origin;

/** Sentences that were changed since are left out until they are saved. */
export function traced(origins: PostOrigins, text: string): Traced[] {
  return movePlaces(origins.sentences, origins.text, text).map((one) => ({
    ...one,
    words: originWords(one, origins.engine),
    mark: markOf(one),
  }));
}

/** Where a passage is: the source’s title and, in a recording, the time. */
export const placeWords = ({ title, second }: Pick<OriginRest, 'title' | 'second'>): string =>
  second === null ? title : `${title}, ${secondWords(second)}`;

/** What is shown at a sentence in the text: whose words it is, and the first passage behind it. */
export function labelOf({ words, rests: [rest] }: Traced): string {
  return rest === undefined || rest.kind === 'confirmed' ? words : `${words} · ${placeWords(rest)}`;
}

/** The sentence at a place of the text. */
export const sentenceAt = <T extends Place>(places: readonly T[], at: number): T | null =>
  places.find(({ start, end }) => start <= at && at <= end) ?? null;

const none: readonly Traced[] = [];

/** Traces the sentences of the post in the editor, while that is shown. */
export function useTracing(isShown: boolean): Tracing {
  const postId = useWritingPart(({ state }) => state.post?.id ?? null);
  const version = useWritingPart(
    ({ state, saving }) => `${saving.state.saved?.version ?? 0} ${state.sourceIds.join(' ')}`,
  );
  const text = useWritingPart(({ state }) => (isWriting(state.generation) ? '' : currentText(state)));
  const query = useQuery({ ...originsQuery(postId ?? '', version), enabled: isShown && postId !== null });
  const origins = query.data ?? null;
  return {
    origins,
    sentences: origins === null || text === '' ? none : traced(origins, text),
    isPending: query.isPending && postId !== null,
    isError: query.isError,
    retry: () => void query.refetch(),
  };
}
