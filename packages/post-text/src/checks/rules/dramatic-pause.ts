import { START } from './abstract-words.ts';
import { isConcrete } from './concrete.ts';
import { endsLine, startsLine } from './general.ts';
import { patternRule } from './pattern-rule.ts';

const MAY_BE_MEANT =
  /^\s*(?:Wow|Boom|Crickets|(?:And )?then it (?:clicked|hit me)|It hit me|Game over|Mic drop|Ouch|Goosebumps)\b/i;
const MOMENT = '(?: for (?:just )?an? (?:second|moment|minute|beat))?';

/** Stage directions to the reader. */
export const dramaticPause = patternRule(
  'dramatic-pause',
  'tells the reader how to feel. The line before it does that, or it does not.',
  [
    {
      pattern: new RegExp(
        `${START}(?:(?:(?:I['’]ll )?let|let) (?:(?:that|this)(?: \\p{Ll}+)? (?:sink in|settle(?: in)?|land|marinate|resonate|breathe|sit with you)|it (?:sink in|settle in|land|marinate|resonate))${MOMENT}|(?:Go back and )?read (?:that|it|this)(?: (?:last )?(?:one|line|sentence|part|bit|number))? (?:again|twice|slowly|one more time|once more|out loud)|(?:Just |Now )?(?:think about|sit with|reflect on) (?:that|this|it)${MOMENT}|(?:Just |Now )?(?:pause(?: here| there| and (?:think|read that again))?|stop (?:here|there|and (?:think|read that again|breathe)))${MOMENT}(?=\\s*[.…])|(?:Now )?take (?:a (?:deep )?breath|that in|a moment(?: to [^.!?\\n]{3,30})?)|Wait for it|(?:Yes|Yep|Yup), (?:you (?:read|heard) (?:that|it) (?:right|correctly)|really)|(?:Yes\\. |Yep\\. )?You (?:read|heard) that (?:right|correctly)|Here['’]s where it gets (?:interesting|good|wild|real)|You(?:['’]re| are) not alone|Ouch|In a heartbeat|(?:And )?then it hit me|(?:Let me|I['’]ll) (?:say (?:that|it) (?:again|louder)|repeat (?:that|it|myself)|wait)|I repeat|(?:Say it )?louder for (?:the people|those|everyone) (?:in|at) the back|Say it (?:with me|louder)|Full stop|Period|Mic drop|Boom|Game over|End of story|And just like that|Plot twist|Spoiler(?: alert)?(?!:)|It hit me|Then it clicked|Something shifted|Goosebumps|(?:Absolute )?chills|Mind blown|Wow|Crickets|Powerful(?: stuff)?|Beautiful, isn['’]t it|(?:And )?that(?:['’]s| is|['’]s) (?:it|the (?:post|tweet|whole post))\\. That(?:['’]s| is) the (?:post|tweet)|Enough said|Nuff said|Need I say more)\\s*[.:!…?]+(?!["”’])(?!\\s*\\()`,
        'giu',
      ),
      // 'Wow. I did not expect 61 replies about a wheelbarrow.'
      where: (match) =>
        !(
          /^\s*Read/i.test(match[0]) &&
          /^[^\S\n]*(?:Then|And|Before|Until)\b/.test(match.input.slice(match.index + match[0].length))
        ) &&
        !(/^\s*In a heartbeat/i.test(match[0]) && /\?\s*$/.test(match.input.slice(0, match.index))) &&
        (!MAY_BE_MEANT.test(match[0]) ||
          !isConcrete(/^\s*[^.!?\n]*/.exec(match.input.slice(match.index + match[0].length))?.[0] ?? '')),
      cut: 'Cut it',
    },
    {
      // What the writer's body did, alone in its line or last in it.
      pattern: new RegExp(
        `${START}(?:And |But |Then )?(?:I (?:still |just |literally )?(?:got |get |have |had )?(?:chills|goosebumps|shivers|no words|to sit down|teared up|froze|was (?:speechless|floored|stunned|gutted|shook)|couldn['’]t (?:believe it|speak|breathe)|stopped (?:breathing|in my tracks)|went (?:silent|quiet|cold)|sat with (?:that|it)|had to (?:read it twice|stop|pause))(?: (?:every time|for a (?:moment|second|minute)|just (?:thinking|writing) (?:about )?(?:it|this)))?|My (?:heart|jaw|stomach|world|mind|eyes|throat) (?:sank|dropped|stopped|melted|broke|raced|skipped a beat|exploded|was blown|filled|tightened|turned)(?: [\\p{Ll} ]{2,20})?|(?:It|That|This) (?:one )?(?:broke me|hit (?:me|hard|home|different|differently)|stung|hurt|stopped me (?:cold|in my tracks)|floored me|stayed with me|gutted me|shook me|landed|changed me|stuck with me)(?: (?:hard|deeply|to the core))?|Mind\\. Blown|Just\\. (?:Like\\. That|Wow)|Every\\. Single\\. (?:Time|Day|One))[.!…]+`,
        'gu',
      ),
      where: endsLine,
      cut: 'Cut it',
    },
    {
      pattern: new RegExp(
        `${START}(?:(?:You could )?hear a pin drop|(?:The|Dead|Total|Complete|Utter) ?(?:room (?:went|fell) (?:silent|quiet)|silence)|Silence|Never again|Just like that|Not (?:one|once|ever|a single one)|Zero|Nothing|Nobody died|No one blinked|Nobody moved|Every single (?:time|day)|Exactly|Yes, really|Oof|Gulp|Think about it|Pure magic|Speechless|Unreal|Insane|Wild|Heartbreaking|Humbling|Period|Ouch|Crickets|Drumroll,? please|There it was|The (?:whole )?room froze|I(?:['’]m| am) still pinching myself|I still get chills[^.!?\\n]{0,40}|You could (?:have )?(?:heard?|feel) (?:a pin drop|the (?:whole )?room [^.!?\\n]{3,40})|Cue the [^.!?\\n\\d]{3,40}|(?:The )?[Ss]ilence (?:on|in|across) [^.!?\\n\\d]{3,30}|Ego, meet [\\p{L} ]{2,12})[.!…]+`,
        'gu',
      ),
      where: (match) => startsLine(match) && endsLine(match),
      cut: 'Cut it',
    },
    {
      pattern: new RegExp(
        `${START}(?:(?:And )?I(?:['’]ve| have) never forgotten (?:it|that|those words)|(?:And )?I(?:['’]ll| will) never forget that (?:moment|feeling|sentence|look)|I had to sit down for (?:that|this) one|That (?:one )?(?:sentence|line|question|email|comment|look) (?:broke|floored|gutted|stopped|haunted|shook|hit|stayed with) (?:me|us)|A thousand times yes|Time (?:stopped|stood still)|Something felt off|I (?:nearly|almost) burst with pride|(?:But )?[Ww]hat happened next (?!is\\b|was\\b)[^.!?:\\n\\d]{3,40}|(?:[Ll]et me tell you, )?[Tt]he silence [^.!?:\\n\\d]{0,40}was deafening|Goosebumps\\. [^.!?:\\n\\d]{3,30})[.!…]+`,
        'gu',
      ),
      where: endsLine,
      cut: 'Cut it',
    },
    {
      pattern: new RegExp(
        `${START}(?:And yet|Magic|Absolutely nothing|Mind-blowing|Nothing at all|Read that again)[.!…]+`,
        'gu',
      ),
      where: (match) => startsLine(match) && endsLine(match),
      cut: 'Cut it',
    },
  ],
);
