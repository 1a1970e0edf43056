import type { Goal } from '../writer/brief.ts';
import type { Subject } from './ending-subject.ts';

/** What a text gives to end it with. */
export interface EndingMaterial {
  /** A thing of the author's own that readers have too: 'sign-up form'. */
  thing: string | undefined;
  /** How many entries its list has. */
  entries: number;
  /** Whether their order counts. */
  ordered: boolean;
  figures: number;
  /** Whether it tells what the author did or got wrong. */
  told: boolean;
  /** Whether it says what the author holds to be so. */
  holds: boolean;
  link: boolean;
  /** Whether it tells of illness, death, kin or care. */
  personal: boolean;
  /** Its own steps, claims and advice as questions to the reader: 'Would you double your price?' */
  asked: readonly string[];
  /** When what it advises is of use: 'add a field', of 'Ask before you add a field.' */
  moment: string | undefined;
  /** What the author did, as somebody would yet do it: 'double your price'. */
  deed: string | undefined;
  /** Whether the author looks for work, or offers it. */
  searches: boolean;
  offers: boolean;
  /** What the author is or runs: 'are a night nurse', 'run a small removals firm'. */
  role: string | undefined;
}

/** A line that claims nothing: it asks or invites, and names only what the text names. */
export interface MadeEnding {
  line: string;
  reason: string;
  /** How close it is to the text: 3 names a thing of it, 2 something of its kind, 1 goes with any. */
  close: 1 | 2 | 3;
  /** Under what it surely fits, so that it may stand there unasked. */
  under: readonly Subject[];
}

type Maker = (material: EndingMaterial) => readonly (MadeEnding | null)[];

const made = (
  when: boolean,
  close: MadeEnding['close'],
  line: string,
  reason: string,
  under: readonly Subject[] = [],
): MadeEnding | null => (when ? { line, reason, close, under } : null);

const TEACHES: readonly Subject[] = ['guide', 'case'];
const ARGUES: readonly Subject[] = ['guide', 'case', 'opinion'];
const GOES_ON: readonly Subject[] = ['case', 'story', 'setback', 'news', 'search'];
const SPEAKS: readonly Subject[] = ['guide', 'case', 'opinion', 'story', 'setback', 'news', 'other'];

const comments: Maker = ({ thing, entries, figures, told, holds, personal, asked, searches }) => [
  ...asked.slice(0, 2).map((line) =>
    made(
      true,
      3,
      line,
      'Puts to the reader what your text tells; easy to answer.',
      // What was counted or told of somebody is no reader's.
      /\d|\b(?:who|that|which)\b/.test(line) ? [] : ['guide', 'case', 'opinion', 'story'],
    ),
  ),
  made(searches, 2, 'Who should I talk to?', 'Asks for a name, which many readers can give.', ['search']),
  made(
    thing !== undefined,
    3,
    `What would you change about your ${thing} first?`,
    `Asks about the ${thing}, which readers have too.`,
    TEACHES,
  ),
  made(
    thing !== undefined,
    3,
    `What is your ${thing} like?`,
    `Easy to answer from the reader’s own ${thing}.`,
    TEACHES,
  ),
  made(
    entries >= 3,
    3,
    'Which of the points would you leave out?',
    'Asks for one choice out of your list.',
    ARGUES,
  ),
  made(entries >= 3, 2, 'Which point is missing?', 'Lets readers add to your list.', ARGUES),
  made(figures > 0 && !personal, 2, 'What is your figure?', 'Sets the reader’s own figure beside yours.'),
  made(told, 2, 'What would you have done?', 'Puts the reader in your place.', ['setback']),
  made(told, 2, 'Has it gone the same way for you?', 'Asks for the reader’s own case, in a sentence.', [
    'case',
    'story',
    'setback',
  ]),
  made(holds, 2, 'Where do you see it differently?', 'Invites those who disagree.', ['opinion']),
  made(holds, 2, 'When does this not hold?', 'Asks for the exception, which people like to know.', [
    'opinion',
  ]),
  made(true, 1, 'What have you seen work?', 'Asks for experience and not for an opinion.', TEACHES),
  made(true, 1, 'Who has solved it in another way?', 'Looks for people who did something.'),
  made(true, 1, 'What would you try next?', 'Asks for a next step.'),
  made(true, 1, 'How do you do it?', 'Short, and answered from experience.', ['guide']),
  made(true, 1, 'What do I not see yet?', 'Asks for what you may have missed.', ['opinion']),
];

const saves: Maker = ({ thing, entries, ordered, figures, told, holds, moment, deed }) => [
  made(
    moment !== undefined,
    3,
    `Save this for the next time you ${moment}.`,
    'Names the moment that your own advice speaks of.',
    ARGUES,
  ),
  made(
    deed !== undefined && deed !== moment,
    3,
    `Save this for the day you ${deed}.`,
    'Names the day on which the reader does what you did.',
    ['guide'],
  ),
  made(
    thing !== undefined,
    3,
    `Save this for the next time you work on your ${thing}.`,
    `Names when it will be of use: at the ${thing}.`,
    TEACHES,
  ),
  made(
    entries >= 3 && ordered,
    3,
    'Save the steps for the day you need them.',
    'Says what is worth keeping: your steps.',
    ['guide'],
  ),
  made(
    entries >= 3,
    3,
    'Save the points and go through them once.',
    'Says what is worth keeping: your list.',
    ARGUES,
  ),
  made(
    figures > 1,
    2,
    'Save the figures: they are hard to find again.',
    'Figures are what people look up later.',
  ),
  made(told, 2, 'Save this for the day it happens to you.', 'Names the moment it will help.', ['setback']),
  made(holds, 2, 'Save this for the next discussion about it.', 'Gives readers something to bring along.', [
    'opinion',
  ]),
  made(true, 1, 'Save this if you want to try the same.', 'Speaks to those who may do it too.', TEACHES),
  made(true, 1, 'Save this if it is on your list.', 'Speaks to those it is of use to now.'),
  made(true, 1, 'Not now? Save it for the week you need it.', 'Allows for the wrong moment.', ['guide']),
  made(true, 1, 'Save it before you begin.', 'Short, and says when.', ['guide']),
  made(true, 1, 'If it is of use to you, save this post.', 'Plain, and asks for one thing.', ARGUES),
  made(
    true,
    1,
    'Save this and read it again with your team.',
    'Makes it a thing for more than one reader.',
    TEACHES,
  ),
  made(true, 1, 'Save this for whoever does it next in your team.', 'Thinks of the person after.', ['guide']),
];

const followers: Maker = ({ thing, entries, figures, told, holds, role }) => [
  made(
    role !== undefined,
    3,
    `If you ${role} too, follow me.`,
    'Speaks to those who do what you do.',
    SPEAKS,
  ),
  made(
    thing !== undefined,
    3,
    `If your ${thing} keeps you busy too, follow me.`,
    `Speaks to people with a ${thing} of their own.`,
    ARGUES,
  ),
  made(told, 2, 'Follow me if you want to read how it goes on.', 'The story has a next part.', GOES_ON),
  made(
    told,
    2,
    'Follow me if you like to read what went wrong, too.',
    'Says what kind of posts there are to come.',
    ['setback'],
  ),
  made(
    figures > 2,
    2,
    'Follow me if you like posts with figures in them.',
    'Says what sets your posts apart: figures.',
    ['case'],
  ),
  made(
    entries >= 3,
    2,
    'Follow me if you like lists that can be used.',
    'Says what sets your posts apart: lists.',
    ['guide'],
  ),
  made(holds, 2, 'Follow me, above all if you disagree.', 'Invites those who argue.', ['opinion']),
  made(true, 1, 'If you work on the same things, follow me.', 'Speaks to people in the same field.', TEACHES),
  made(true, 1, 'If this was of use, follow me.', 'Plain, and asks for one thing.', TEACHES),
  made(
    true,
    1,
    'New here? Follow me if this is your subject too.',
    'Speaks to those who read you for the first time.',
  ),
  made(true, 1, 'If you want to read the next one, follow me.', 'Says what following is for.', SPEAKS),
  made(true, 1, 'Follow me if you would rather read this than news.', 'Says what following is for.'),
];

const leads: Maker = ({ thing, entries, figures, told, link, deed, moment, searches, offers }) => [
  made(
    deed !== undefined,
    3,
    `About to ${deed}? Send me a message.`,
    'Finds those who stand before the step you tell of.',
    ['guide'],
  ),
  made(
    deed === undefined && moment !== undefined,
    3,
    `If you have questions before you ${moment}, send me a message.`,
    'Offers help at the moment your text speaks of.',
    TEACHES,
  ),
  made(
    thing !== undefined,
    3,
    `If your ${thing} needs the same, send me a message.`,
    `Speaks to people whose ${thing} is at that point.`,
    ['case'],
  ),
  made(
    thing !== undefined,
    3,
    `Want to talk about your ${thing}? Send me a message.`,
    `Offers a talk about the reader’s own ${thing}.`,
    TEACHES,
  ),
  made(
    entries >= 3,
    3,
    'If you want to go through the points for your own case, send me a message.',
    'Offers your list for the reader’s case.',
    ['guide'],
  ),
  made(
    link,
    2,
    'The link says more. For questions, send me a message.',
    'Gives two ways on: reading and asking.',
    ['news', 'offer', 'guide', 'case'],
  ),
  made(
    figures > 0,
    2,
    'If you want to know what stands behind the figures, send me a message.',
    'Figures raise questions; this says where to ask.',
    ['case'],
  ),
  made(told, 2, 'If you are where we were, send me a message.', 'Speaks to people in the same place.', [
    'case',
  ]),
  made(
    searches,
    3,
    'If you know of a place where I would fit, send me a message.',
    'Says what helps somebody who looks for work.',
    ['search'],
  ),
  made(
    searches,
    2,
    'If you want to know more, send me a message.',
    'A small step for those who may have work.',
    ['search'],
  ),
  made(
    searches,
    2,
    'Know somebody who should read this? Show them this post.',
    'Reaches people through those who know them.',
    ['search'],
  ),
  made(offers, 3, 'If you need this, send me a message.', 'Speaks to those it is for.', ['offer']),
  made(
    offers,
    2,
    'Know somebody who needs this? Show them this post.',
    'Reaches people through those who know them.',
    ['offer'],
  ),
  made(true, 1, 'If this is on your desk now, send me a message.', 'Finds those who need it now.'),
  made(
    true,
    1,
    'Questions about your own case? Send me a message.',
    'Moves the talk from the post to a message.',
    TEACHES,
  ),
  made(
    true,
    1,
    'If you would like to compare notes, send me a message.',
    'A small step that costs the reader nothing.',
    ['guide', 'case', 'setback'],
  ),
  made(
    true,
    1,
    'Know somebody who is at this point? Show them this post.',
    'Reaches people through those who know them.',
    ['guide'],
  ),
  made(true, 1, 'If you want the same, send me a message.', 'Plain, and asks for one thing.', ['case']),
];

const hiring: Maker = ({ thing, told, holds, entries, role }) => [
  made(
    role !== undefined && role.startsWith('are '),
    3,
    `If you ${role} too and want to talk, send me a message.`,
    'Finds people of your trade.',
    ['job', 'case', 'story', 'news', 'other'],
  ),
  made(
    thing !== undefined,
    3,
    `If you would like to work on our ${thing} with us, send me a message.`,
    `Names the work: the ${thing}.`,
    ['job', 'case'],
  ),
  made(
    told,
    2,
    'Would you have done it differently? Then I want to talk to you.',
    'Finds people who think along.',
  ),
  made(
    holds,
    2,
    'If you see it the same way, you would fit in here. Send me a message.',
    'Finds people who work as you do.',
    ['opinion'],
  ),
  made(
    entries >= 3,
    2,
    'If most of the points are you, send me a message.',
    'Uses your list to let readers check themselves.',
  ),
  made(true, 1, 'If this is how you want to work, send me a message.', 'Speaks to those it fits.', [
    'job',
    'case',
    'opinion',
    'guide',
    'story',
  ]),
  made(
    true,
    1,
    'If you know somebody who would fit, send them this post.',
    'Reaches people who are not looking.',
    ['job'],
  ),
  made(true, 1, 'Not for you, but for a friend? Pass it on.', 'Reaches people through those who know them.', [
    'job',
  ]),
  made(true, 1, 'Questions before you apply? Ask me.', 'Lowers the step before an application.', ['job']),
  made(
    true,
    1,
    'Send me a message if you want to work with us. A few lines are enough.',
    'Says how little is needed to begin.',
    ['job', 'case', 'opinion', 'guide', 'story', 'news'],
  ),
];

/** What can be made for each goal, in the order in which equally close ones are offered. */
export const endingMakers: Readonly<Record<Goal, Maker>> = { comments, saves, followers, leads, hiring };
