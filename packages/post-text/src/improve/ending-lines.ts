import type { Goal } from '../writer/brief.ts';
import { hiring, leads } from './ending-invites.ts';
import { ARGUES, made, SPEAKS, TEACHES, youAre } from './ending-kinds.ts';
import type { EndingMaker } from './ending-kinds.ts';

const comments: EndingMaker = ({
  thing,
  entries,
  figures,
  told,
  holds,
  personal,
  asked,
  searches,
  open,
  decided,
}) => [
  made(open !== undefined, 4, open ?? '', 'Asks what your own text leaves open.', [
    ...SPEAKS,
    'personal',
    'offer',
  ]),
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
    `What ${/[^s]s$/.test(thing ?? '') ? 'do' : 'does'} your ${thing} look like?`,
    `Easy to answer from the reader’s own ${thing}.`,
    TEACHES,
  ),
  made(
    thing !== undefined,
    3,
    `What would you change about your own ${thing}?`,
    `Asks about the ${thing}, which readers have too.`,
    TEACHES,
  ),
  made(entries >= 3, 3, 'Which one would you leave out?', 'Asks for one choice out of your list.', [
    'guide',
    'opinion',
  ]),
  made(entries >= 3, 2, "What's missing from the list?", 'Lets readers add to your list.', [
    'guide',
    'opinion',
  ]),
  made(
    figures > 0 && !personal,
    2,
    'What are your numbers like?',
    'Sets the reader’s own figures beside yours.',
  ),
  made(told && decided, 2, 'Would you have done the same?', 'Puts the reader in your place.', [
    'case',
    'story',
    'setback',
  ]),
  made(told, 2, 'Would you have decided differently?', 'Puts the reader in your place.', ['setback']),
  made(
    told,
    2,
    'Have you tried anything like it?',
    'Asks for the reader’s own case.',
    decided ? ['case'] : [],
  ),
  made(holds, 2, 'Where would you disagree?', 'Invites those who see it differently.', ['opinion']),
  made(holds, 2, 'Where does this break down?', 'Asks for the exception, which people like to know.', [
    'opinion',
  ]),
  made(true, 1, 'What has worked for you?', 'Asks for experience and not for an opinion.', TEACHES),
  made(true, 1, 'Has anyone solved this differently?', 'Looks for people who did something.'),
  made(true, 1, 'What would you try next?', 'Asks for a next step.'),
  made(true, 1, 'How do you do it?', 'Short, and answered from experience.', ['guide']),
  made(true, 1, 'What am I missing?', 'Asks for what you may have overlooked.', ['opinion']),
];

const saves: EndingMaker = ({ thing, entries, ordered, figures, told, holds, moment, deed }) => [
  made(
    moment !== undefined,
    3,
    `Save this for the next time you ${moment}.`,
    'Names the moment that your own words speak of.',
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
    'Save these steps for when you need them.',
    'Says what is worth keeping: your steps.',
    ['guide'],
  ),
  made(
    entries >= 3,
    3,
    'Save the list for when you need it.',
    'Says what is worth keeping: your list.',
    ARGUES,
  ),
  made(figures > 1, 2, 'Save the numbers for when you need them.', 'Figures are what people look up later.'),
  made(told, 2, 'Save this for the day it happens to you.', 'Names the moment it will help.', ['setback']),
  made(
    true,
    holds ? 2 : 1,
    'Save this for the next time it comes up.',
    'Gives readers something to bring along.',
    ['opinion'],
  ),
  made(
    true,
    1,
    'Save this if you want to try it.',
    'Speaks to those who may do it too.',
    told ? TEACHES : ['guide'],
  ),
  made(true, 1, 'Not now? Save it for when you need it.', 'Allows for the wrong moment.', ['guide']),
  made(true, 1, 'Save it before you start.', 'Short, and says when.', ['guide']),
  made(true, 1, 'Save this for the next team meeting.', 'Makes it a thing for more than one reader.', [
    'case',
  ]),
  made(true, 1, 'Save this for whoever does it next.', 'Thinks of the person after.', ['guide']),
  made(true, 1, 'Save this if it will help you.', 'Plain, and asks for one thing.'),
];

const followers: EndingMaker = ({ thing, entries, figures, told, holds, role, goesOn }) => [
  made(
    role !== undefined,
    3,
    `If ${youAre(role ?? '')} too, follow me.`,
    'Speaks to those who do what you do.',
    [...SPEAKS, 'personal'],
  ),
  made(
    thing !== undefined,
    3,
    `If you're working on your ${thing} too, follow me.`,
    `Speaks to people with a ${thing} of their own.`,
    ARGUES,
  ),
  made(
    told,
    2,
    "Follow me if you'd like to know how it turns out.",
    'The story has a next part.',
    goesOn ? ['case', 'story', 'setback', 'news', 'search'] : [],
  ),
  made(
    told,
    2,
    "Follow me if you'd rather read about what went wrong, too.",
    'Says what kind of posts there are to come.',
    ['setback'],
  ),
  made(
    figures > 2,
    2,
    'Follow me if you like posts with numbers in them.',
    'Says what sets your posts apart: figures.',
    ['case'],
  ),
  made(
    entries >= 3,
    2,
    'Follow me if you like lists you can use.',
    'Says what sets your posts apart: lists.',
    ['guide'],
  ),
  made(holds, 2, 'Follow me, especially if you disagree.', 'Invites those who argue.', ['opinion']),
  made(
    true,
    1,
    'If you do this kind of work too, follow me.',
    'Speaks to people in the same field.',
    TEACHES,
  ),
  made(true, 1, 'If this was useful, follow me.', 'Plain, and asks for one thing.', ['guide']),
  made(true, 1, "If you'd like to read the next one, follow me.", 'Says what following is for.', SPEAKS),
  made(
    true,
    1,
    'New here? Follow me if this is your field too.',
    'Speaks to those who read you for the first time.',
  ),
  made(true, 1, "Follow me if you'd rather read this than the news.", 'Says what following is for.'),
];

/** What can be made for each goal, in the order in which equally close ones are offered. */
export const endingMakers: Readonly<Record<Goal, EndingMaker>> = {
  comments,
  saves,
  followers,
  leads,
  hiring,
};
