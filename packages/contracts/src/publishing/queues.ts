import { z } from 'zod';
import { DELETE, GET, PATCH, POST } from '../endpoint.ts';
import { id, line, timestamp, timeZone } from '../fields.ts';
import { moveLimit, partRefusal } from './planning.ts';

export const queueLimit = 10;
/** More than one slot for every quarter of an hour of a working day. */
export const slotLimit = 200;

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:30.');
const day = z.iso.date().refine((value) => /^(19|20|21)/.test(value), 'Choose a year from 1900 to 2199.');

/** A weekly time. `weekday` follows ISO 8601: 1 is Monday, 7 is Sunday. */
export const weeklySlot = z.object({
  weekday: z.number().int().min(1).max(7),
  /** In the time zone of the queues. */
  time: clockTime,
});
export type WeeklySlot = z.infer<typeof weeklySlot>;

const queueName = line(60).refine((value) => value !== '', 'Give the queue a name.');
const slots = z.array(weeklySlot).max(slotLimit, `A queue has at most ${slotLimit} times a week.`);

/** The number of paused posts: those with a future time, and those whose time has passed. */
const held = z.object({ ahead: z.number().int(), passed: z.number().int() });
export type HeldCount = z.infer<typeof held>;

/** An empty slot stays empty, gets a proposal, or gets the evergreen post unused for the longest time. */
export const evergreenMode = z.enum(['off', 'propose', 'use']);
export type EvergreenMode = z.infer<typeof evergreenMode>;

/** The minimum number of days before a post is repeated. */
const cooldownDays = z
  .number()
  .int()
  .min(14, 'Leave at least 14 days between repeats.')
  .max(730, 'Leave two years at most.');

export const queue = z.object({
  id,
  name: z.string(),
  /** In weekly order, without duplicates. */
  slots: z.array(weeklySlot),
  /** The earliest empty slot; null when there is none within a year. */
  nextFree: timestamp.nullable(),
  waiting: z.number().int(),
  /** The start of the pause; null when not paused. */
  pausedAt: timestamp.nullable(),
  held,
  evergreen: z.object({ mode: evergreenMode, cooldownDays: z.number().int(), poolSize: z.number().int() }),
});
export type Queue = z.infer<typeof queue>;

export const dayOffLimit = 100;

/** Days without publishing, including the first and last. The label is only shown to the person. */
export const dayOff = z
  .object({ from: day, to: day, label: line(60).default('') })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Choose a last day after the first.' })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < 366 * 86_400_000, {
    path: ['to'],
    message: 'Take a year off at most.',
  });
export type DayOff = z.infer<typeof dayOff>;

/** A country (ISO 3166-1), with a region if it has its own holidays. */
const holidayPlace = z.object({
  country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country from the list.'),
  region: z.string().max(10).nullable(),
});

export const queuePlan = z.object({
  /** The time zone of the slots; null until there is a queue. */
  timeZone: z.string().nullable(),
  /** The first one is the default. */
  queues: z.array(queue),
  /** The place whose public holidays are skipped; null for none. */
  holidays: holidayPlace.nullable(),
  daysOff: z.array(dayOff),
  /** The next days without slots, including the first and last, with the reason. */
  skipped: z.array(z.object({ from: z.string(), to: z.string(), name: z.string() })),
  /** The start of the pause of everything; null when not paused. */
  pausedAt: timestamp.nullable(),
  /** The posts that would continue if the pause of everything ended now. */
  held,
});
export type QueuePlan = z.infer<typeof queuePlan>;

export const getQueues = GET.read('/queues', {
  summary: 'All queues with their weekly slots and next free slot',
  response: queuePlan,
});

export const createQueue = POST.schedule('/queues', {
  reach: 'self',
  summary: 'Create a queue; the time zone applies only when it is the first one',
  body: z.object({ name: queueName, slots: slots.default([]), timeZone }),
  response: queuePlan,
  status: 201,
  errors: ['queue_limit', 'queue_name_taken'],
});

export const changeQueue = PATCH.schedule('/queues/:id', {
  reach: 'self',
  summary: 'Rename a queue or change its slots; scheduled posts keep their times',
  body: z.object({
    name: queueName.optional(),
    slots: slots.optional(),
    evergreenMode: evergreenMode.optional(),
    cooldownDays: cooldownDays.optional(),
  }),
  response: queuePlan,
  errors: ['queue_name_taken'],
});

export const deleteQueue = DELETE.schedule('/queues/:id', {
  reach: 'self',
  summary: 'Delete a queue; its scheduled posts keep their times',
  response: queuePlan,
  errors: ['queue_paused'],
});

export const changeQueueSettings = PATCH.schedule('/queues', {
  reach: 'self',
  summary: 'Set the time zone of all slots, public holidays and days off; scheduled posts keep their times',
  body: z.object({
    timeZone: timeZone.optional(),
    holidays: holidayPlace.nullable().optional(),
    daysOff: z.array(dayOff).max(dayOffLimit, `Add at most ${dayOffLimit} periods of days off.`).optional(),
  }),
  response: queuePlan,
});

const namedPlace = z.object({ code: z.string(), name: z.string() });

export const listHolidayPlaces = GET.read('/queues/holiday-places', {
  summary: 'Countries with known public holidays, and the regions of one of them',
  query: z.object({
    country: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional(),
  }),
  response: z.object({ countries: z.array(namedPlace), regions: z.array(namedPlace) }),
});

export const addToQueue = POST.schedule('/queues/:id/posts', {
  reach: 'others',
  summary:
    'Schedule posts in the next free slots of a queue, in order; each succeeds or is refused on its own',
  body: z.object({
    postIds: z.array(id).min(1).max(moveLimit, `Choose at most ${moveLimit} posts at a time.`),
  }),
  response: z.object({
    results: z.array(
      z.object({
        id,
        scheduledAt: timestamp.nullable(),
        note: z.string().nullable(),
        refusal: partRefusal.nullable(),
      }),
    ),
  }),
});

/** The id of a queue, or null for everything that is scheduled. */
const pauseScope = id.nullable();

export const pauseQueue = POST.schedule('/queues/pause', {
  reach: 'self',
  summary: 'Pause a queue, or with null everything that is scheduled; nothing is lost or sent',
  body: z.object({ queueId: pauseScope }),
  response: queuePlan,
  errors: ['not_found'],
});

export const resumeQueue = POST.schedule('/queues/resume', {
  reach: 'others',
  summary: 'End a pause; upcoming posts keep their times, and nothing is sent immediately',
  body: z.object({
    queueId: pauseScope,
    /** Posts whose time has passed move to the next free slots, or the person decides about each. */
    passed: z.enum(['next-slots', 'wait']),
  }),
  response: queuePlan.extend({
    resumed: z.object({ ahead: z.number().int(), placed: z.number().int(), waiting: z.number().int() }),
  }),
  errors: ['not_found'],
});

export const freeSlotWindowDays = 100;

export const listFreeSlots = GET.read('/queues/free', {
  summary: 'The free slots of all queues in a window of at most 100 days',
  query: z.object({ from: timestamp, to: timestamp }),
  response: z.object({ items: z.array(z.object({ at: timestamp, queueId: id, queueName: z.string() })) }),
});

export const spreadDaysLimit = 366;

export const planSpread = POST.schedule('/queues/spread', {
  reach: 'self',
  summary:
    'Suggest evenly spread times for posts within the given days and hours, away from scheduled posts; moves nothing',
  kind: 'read',
  body: z
    .object({
      /** In the order of publishing. */
      postIds: z.array(id).min(1).max(moveLimit, `Choose at most ${moveLimit} posts at a time.`),
      timeZone,
      from: day,
      to: day,
      fromTime: clockTime,
      toTime: clockTime,
      gapMinutes: z.number().int().min(5, 'Leave at least 5 minutes.').max(10_080, 'Leave a week at most.'),
    })
    .refine(({ from, to }) => from <= to, { path: ['to'], message: 'Choose a last day after the first.' })
    .refine(({ from, to }) => Date.parse(to) - Date.parse(from) < spreadDaysLimit * 86_400_000, {
      path: ['to'],
      message: 'Spread over a year at most.',
    })
    .refine(({ fromTime, toTime }) => fromTime < toTime, {
      path: ['toTime'],
      message: 'Choose an end of the day after its beginning.',
    }),
  response: z.object({ times: z.array(z.object({ id, at: timestamp })) }),
  errors: ['spread_too_tight'],
});

const evergreenPool = z.object({
  items: z.array(
    z.object({
      postId: id,
      /** The first line with words. */
      title: z.string(),
      lastUsedAt: timestamp,
      /** The earliest time for a repetition. */
      readyAt: timestamp,
    }),
  ),
  proposals: z.array(z.object({ at: timestamp, postId: id, title: z.string() })),
});
export type EvergreenPool = z.infer<typeof evergreenPool>;

export const listEvergreen = GET.read('/queues/:id/evergreen', {
  summary:
    'The posts that can be repeated in a queue, least recently used first, and possible slots for them',
  response: evergreenPool,
});

export const addEvergreen = POST.schedule('/queues/:id/evergreen', {
  reach: 'others',
  summary: 'Allow a published post to be repeated in a queue',
  body: z.object({ postId: id }),
  response: evergreenPool,
  errors: ['post_not_published', 'evergreen_full'],
});

export const removeEvergreen = DELETE.schedule('/queues/:id/evergreen/:postId', {
  reach: 'self',
  summary: 'Stop a post from being repeated',
  response: evergreenPool,
});

export const repeatEvergreen = POST.schedule('/queues/:id/evergreen/use', {
  reach: 'others',
  summary: 'Repeat a post in a free slot as a scheduled copy',
  body: z.object({ postId: id, at: timestamp }),
  response: evergreenPool.extend({ scheduledId: id }),
  errors: [
    'slot_taken',
    'evergreen_resting',
    'too_similar',
    'writer_too_slow',
    'writer_queue_full',
    'draft_limit',
    'schedule_limit',
    'linkedin_not_configured',
    'linkedin_not_connected',
    'post_not_published',
    'team_repeat_unapproved',
  ],
});
