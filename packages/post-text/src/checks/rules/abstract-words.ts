/** Nouns for what can be praised and not be seen, small and singular. What a saying is about. */
export const ABSTRACT_NOUNS =
  `ambition attention authenticity belonging change character clarity collaboration comfort communication compassion confidence consistency courage creativity credibility culture curiosity discipline diversity empathy excellence execution experience failure fear feedback freedom friction generosity gratitude grit growth happiness honesty hope humility innovation inclusion integrity intention judgment kindness knowledge leadership listening loyalty mastery mentorship momentum motivation networking passion patience perfection perseverance persistence potential presence pressure progress purpose quality rejection reputation resilience respect responsibility safety silence simplicity storytelling strategy success talent teamwork transparency trust uncertainty vision vulnerability wisdom`.split(
    ' ',
  );

export const ABSTRACT = `(?:${ABSTRACT_NOUNS.join('|')})`;

/** Where a sentence begins: the text, a line, or after a stop. */
export const START = '(?<=^|\\n|[.!?…]\\s)';
