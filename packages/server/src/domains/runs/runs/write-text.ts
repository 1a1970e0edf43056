import type { Engine } from '@limelight/contracts';
import {
  AnswerCleaner,
  askedAgain,
  askForAnswer,
  asRefusal,
  collectText,
  DeclinedAnswer,
  newDataId,
  UnreadableAnswer,
  verdictAnswer,
  verdictPrompt,
  type ModelCall,
  type TextRequest,
  type Writers,
} from '../../../integrations/ai/index.ts';
import { AppError } from '../../../platform/http/index.ts';
import type { StreamedText, StreamOptions } from '../../../run.ts';

interface Call {
  writers: Pick<Writers, 'stream' | 'describe'>;
  signal: AbortSignal;
  onCall: (call: ModelCall) => void;
}

interface Wanted extends Pick<
  StreamOptions<never>,
  'own' | 'mend' | 'check' | 'keepsCutFrom' | 'characterLimit' | 'maxOutputTokens'
> {
  request: Pick<TextRequest, 'system' | 'prompt'>;
}

interface Watcher {
  onText: (piece: string, engine: Engine) => void;
  /** The whole text, in the place of what was shown. */
  onReplace: (text: string, engine: Engine) => void;
}

const noText = 'It held no text. Answer with the text alone, without JSON.';
const verdictTokens = 2_000;

/** Whether an answer that words cannot tell from a reply is one. What cannot be told is a text. */
async function isReply(call: Call, answer: string): Promise<boolean> {
  const asked = { request: verdictPrompt.render({ answer }, newDataId()), schema: verdictAnswer };
  return askForAnswer(call, { ...asked, maxOutputTokens: verdictTokens }).then(
    (verdict) => verdict.answer.kind === 'reply',
    () => {
      call.signal.throwIfAborted();
      return false;
    },
  );
}

/**
 * Writes a text and finishes it before it counts: an answer without a text is asked for once more, a reply is refused, and a text
 * that lacks what was asked for is asked for once more with the fault named. Watchers see the first text while it is written.
 */
export async function writeText(
  call: Call,
  { request, own = '', mend, check, ...limits }: Wanted,
  watcher: Watcher,
): Promise<StreamedText> {
  const engineNow = call.writers.describe();
  const write = async (prompt: string, watched: Partial<Watcher>): Promise<StreamedText> => {
    const cleaner = new AnswerCleaner(own);
    const written = await collectText(call, { ...limits, ...request, prompt, cleaner, ...watched }).catch(
      (error: unknown) => {
        throw asRefusal(error);
      },
    );
    if (cleaner.kind === 'unsure' && (await isReply(call, written.text))) throw new DeclinedAnswer();
    const engine = written.engine ?? engineNow;
    const text = mend?.(written.text) ?? written.text;
    if (text !== written.text) watched.onReplace?.(text, engine);
    return { text, engine, cut: written.cut };
  };
  const first = await write(request.prompt, watcher).catch((error: unknown) => {
    if (error instanceof UnreadableAnswer) watcher.onReplace('', engineNow);
    if (error instanceof UnreadableAnswer && error.code === 'writer_unreadable') return null;
    throw error;
  });
  if (first === null || first.text.trim() === '') {
    const again = await write(askedAgain(request.prompt, noText), watcher);
    if (again.text.trim() === '') throw new AppError('writer_empty');
    return again;
  }
  const fault = first.cut === null ? (check?.(first.text) ?? null) : null;
  if (fault === null) return first;
  const second = await write(askedAgain(request.prompt, fault.words), {}).catch((error: unknown) => {
    call.signal.throwIfAborted();
    if (error instanceof AppError) return null;
    throw error;
  });
  if (second === null || second.text.trim() === '' || second.cut !== null) return first;
  if ((check?.(second.text)?.weight ?? 0) >= fault.weight) return first;
  watcher.onReplace(second.text, second.engine);
  return second;
}
