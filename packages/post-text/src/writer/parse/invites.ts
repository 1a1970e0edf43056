import { isPast, SUBJECTS, wordsOf } from '../lexicon.ts';

/** What is said to the reader wherever it stands. */
const SURELY =
  /^to (?:everyone|everybody|all|anyone|those|every)\b|^(?:please )?(?:comment|dm|message|reply|sign up|register)\b|\b(?:write me|dm me|message me|(?:send|drop|shoot) me a (?:message|dm|mail|note|line)|call me|text me|whatsapp me|ping me|e-?mail me|[^\s@]{1,64}@[^\s@]{1,255}\.\w+|join us|(?<=^|please |do |just |can |or )come (?:say|by|and)|sign up (?:here|at|now|via|on)|register (?:here|at|now|via|on|by)|visit us|link in|portfolio|tickets?\b.{0,200}\bhere|let me know|jobs@)\b/;
/** A stall at a fair; not 'cancelled the stand 4 days before'. */
const STALL = /\bstand \d+\b(?! (?:days?|weeks?|months?|hours?|minutes?|years?|people|times)\b)/;
/** Said to the reader, or told of somebody who did it. */
const MAYBE = /\b(?:apply|write to|book an?|get in touch|reach out|download|contact)\b/g;
/** What may stand between who does it and the deed. */
const BETWEEN =
  /^(?:now|also|still|always|never|only|then|often|usually|just|rarely|even|did|do|does|had|to)$/;
const TO_READER = /\b(?:you|your|please)\b/;

/** Whether somebody else is told to do it: 'I watched 14 people try to book a ticket.', 'We write to every customer.' */
function isTold(before: string): boolean {
  if (TO_READER.test(before)) return false;
  const words = wordsOf(before);
  const last = words.findLast((word) => !BETWEEN.test(word)) ?? '';
  return (
    words.some((word) => isPast(word) || /^(?:was|were|had|did|didn't|couldn't|wanted)$/.test(word)) ||
    (SUBJECTS.has(last) && !/^(?:who|what|which|that)$/.test(last))
  );
}

/** Whether a sentence, in small letters, asks the reader to come, to write or to take something. */
export function invites(small: string): boolean {
  if (SURELY.test(small) || STALL.test(small)) return true;
  return [...small.matchAll(MAYBE)].some(({ index }) => !isTold(small.slice(0, index)));
}
