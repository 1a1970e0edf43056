import * as contract from '@limelight/contracts';
import { z } from 'zod';
import { defineTool, type Tool } from '../tool.ts';
import { addressOf, pages } from './addresses.ts';
import { listCard } from './cards.ts';
import * as field from './fields.ts';
import { zoneOf } from './zone.ts';

const profileFields = {
  headline: z.string().max(220).optional().describe('The headline of the person on LinkedIn'),
  role: z.string().max(100).optional().describe('What they do'),
  audience: z.string().max(200).optional().describe('Whom they write for'),
  goals: z.string().max(500).optional().describe('What their posts should bring'),
  timeZone: contract.timeZone.optional().describe('An IANA time zone, such as Asia/Kolkata'),
  language: contract.briefLanguage.optional().describe('The usual language of new posts'),
  tone: contract.postTone.optional().describe('The usual tone of new posts'),
};

const labels: Readonly<Record<keyof typeof profileFields, string>> = {
  headline: 'Headline',
  role: 'Role',
  audience: 'Audience',
  goals: 'Goals',
  timeZone: 'Time zone',
  language: 'Language',
  tone: 'Tone',
};

export const accountTools: readonly Tool[] = [
  defineTool({
    name: 'get_account',
    title: 'Read the account',
    description: [
      'Reads the person’s name, plan, credits, LinkedIn connection, time zone and profile, which models',
      'write, and what each action costs.',
    ].join(' '),
    output: z.object({
      name: z.string().nullable(),
      plan: z.string().nullable(),
      credits: z.number().int().nullable(),
      paidBy: z.string().nullable().describe('The workspace that pays; null for the person'),
      linkedin: z.unknown(),
      profile: z.unknown(),
      imported: z.unknown().describe('What the newest import of their own data from LinkedIn says'),
      timeZone: z.string().nullable(),
      writer: z.object({ kind: z.string(), name: z.string() }).describe('"outline": no model is connected'),
      drawsPictures: z.boolean(),
      prices: z.record(z.string(), z.number()).describe('Credits of each action'),
      message: z.string().nullable(),
      url: field.url,
    }),
    input: z.object({}),
    effect: 'read',
    async run(_input, context) {
      const { api, scopes } = context;
      const { writer, imageModel } = await api.call(contract.system, {});
      const base = { writer, drawsPictures: imageModel, prices: contract.creditCosts };
      const timeZone = await zoneOf(context);
      const url = addressOf(context, pages.account);
      if (!scopes.has('account'))
        return {
          ...base,
          timeZone,
          url,
          name: null,
          plan: null,
          credits: null,
          paidBy: null,
          linkedin: null,
          profile: null,
          imported: null,
          message: 'The person did not allow reading their profile and settings, so these are not known.',
        };
      const [details, linkedin, profile, imported] = await Promise.all([
        api.call(contract.userDetails, {}),
        api.call(contract.getLinkedinConnection, {}),
        api.call(contract.getProfileData, {}),
        api.call(contract.getImportedProfile, {}),
      ]);
      const { name, plan, userUsage, payingWith } = details;
      const { status, canPost, expiresAt } = linkedin;
      return {
        ...base,
        timeZone,
        url,
        name,
        profile,
        imported,
        message: null,
        plan: plan ?? contract.starterName,
        credits: payingWith?.left ?? userUsage,
        paidBy: payingWith?.name ?? null,
        linkedin: { status, canPost, expiresAt, name: linkedin.name },
      };
    },
  }),
  defineTool({
    name: 'list_credits',
    title: 'Read the credits',
    description:
      'Lists what credits were given, spent and given back, newest first, with the balance after each.',
    output: z.object({
      held: z.number().int(),
      lapsing: z
        .array(z.object({ amount: z.number().int(), at: z.string() }))
        .describe('What expires, and when'),
      entries: z.array(
        z.object({
          at: z.string(),
          kind: z.string(),
          label: z.string(),
          amount: z.number().int(),
          balanceAfter: z.number().int(),
        }),
      ),
      nextCursor: field.nextCursor,
      url: field.url,
    }),
    input: z.object({ cursor: field.cursor, limit: field.limit(100, 50) }),
    effect: 'read',
    async run(query, context) {
      const { held, lapsing, items, nextCursor } = await context.api.call(contract.creditHistory, { query });
      const entries = items.map(({ at, kind, label, amount, balanceAfter }) => ({
        at,
        kind,
        label,
        amount,
        balanceAfter,
      }));
      return { held, lapsing, entries, nextCursor, url: addressOf(context, pages.account) };
    },
  }),
  defineTool({
    name: 'change_profile',
    title: 'Change the profile',
    description: 'Changes what the app knows of the person for writing. What you leave out stays.',
    output: z.looseObject({ url: field.url }),
    input: z.object(profileFields),
    effect: 'outward',
    async proposal(given, { api }) {
      const now = await api.call(contract.getProfileData, {});
      return {
        title: 'Change your profile.',
        details: contract.keysOf(labels).flatMap((name) => {
          const value = given[name];
          return value === undefined
            ? []
            : [{ label: labels[name], value: `${now[name] || 'Nothing'} → ${value || 'Nothing'}` }];
        }),
        text: null,
        postId: null,
        path: pages.profile,
      };
    },
    async run(body, context) {
      const saved = await context.api.call(contract.saveProfileData, { body });
      return { ...saved, url: addressOf(context, pages.profile) };
    },
  }),
  defineTool({
    name: 'list_notifications',
    title: 'Read notifications',
    description: 'Lists what happened lately, newest first: what went out, failed, or waits for the person.',
    output: z.object({
      notifications: z.array(
        z.object({
          kind: z.string(),
          title: z.string(),
          detail: z.string().nullable(),
          about: z.string().nullable(),
          at: z.string(),
          read: z.boolean(),
          url: field.url,
        }),
      ),
      unread: z.number().int(),
      nextCursor: field.nextCursor,
    }),
    input: z.object({ cursor: field.cursor, limit: field.limit(50, 20) }),
    effect: 'read',
    card: ({ notifications }) =>
      listCard(
        'notification',
        'Notifications',
        notifications.map(({ title, about, url }) => ({
          title,
          detail: about,
          path: URL.canParse(url) ? url.slice(new URL(url).origin.length) : null,
        })),
      ),
    async run(query, context) {
      const found = await context.api.call(contract.listNotifications, { query });
      const notifications = found.items.map(({ kind, title, detail, about, at, read, path }) => ({
        kind,
        title,
        detail,
        about,
        at,
        read,
        url: addressOf(context, path),
      }));
      return { notifications, unread: found.unread, nextCursor: found.nextCursor };
    },
  }),
];
