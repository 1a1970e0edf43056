import { START } from './abstract-words.ts';
import { patternRule } from './pattern-rule.ts';

const MOMENT = '(?: for (?:just )?an? (?:second|moment|minute|beat))?';

/** Stage directions to the reader. */
export const dramaticPause = patternRule(
  'dramatic-pause',
  'tells the reader how to feel. The line before it does that, or it does not.',
  [
    {
      pattern: new RegExp(
        `${START}(?:(?:(?:I['’]ll )?let|let) (?:that|this|it) (?:sink in|settle(?: in)?|land|marinate|resonate|breathe)${MOMENT}|(?:Go back and )?read (?:that|it|this)(?: (?:last )?(?:line|sentence|part|bit|number))? (?:again|twice|slowly|one more time|once more|out loud)|(?:Just |Now )?(?:think about|sit with|reflect on|imagine) (?:that|this|it)${MOMENT}|(?:Just |Now )?(?:pause|stop)(?: here| there| and (?:think|read that again))?${MOMENT}(?=\\s*[.…])|(?:Now )?take (?:a (?:deep )?breath|that in|a moment(?: to [^.!?\\n]{3,30})?)|Wait for it|Yes, (?:you (?:read|heard) (?:that|it) (?:right|correctly)|really)|You (?:read|heard) that (?:right|correctly)|(?:And )?then it hit me|(?:Let me|I['’]ll) (?:say (?:that|it) (?:again|louder)|repeat (?:that|it|myself)|explain|wait)|I repeat|(?:Say it )?louder for (?:the people|those|everyone) (?:in|at) the back|Say it (?:with me|louder)|Full stop|Period|Mic drop|Boom|Game over|End of story|And just like that|Plot twist|Spoiler(?: alert)?|It hit me|Then it clicked|Something shifted|Goosebumps|(?:Absolute )?chills|Mind blown|Wow|Crickets|Powerful(?: stuff)?|Beautiful, isn['’]t it|(?:And )?that(?:['’]s| is|['’]s) (?:it|the (?:post|tweet|whole post))\\. That(?:['’]s| is) the (?:post|tweet)|Enough said|Nuff said|Need I say more)\\s*[.:!…?]+(?!["”’])(?!\\s*\\()`,
        'giu',
      ),
      cut: 'Cut it',
    },
  ],
);
