import * as contract from '@limelight/contracts';
import { confidenceOf } from '@limelight/post-text';
import type { Context } from '../../../context.ts';
import { sessionRoute, type Route } from '../../../platform/http/index.ts';
import { fewestDrafts } from './edits/rules.ts';
import { listEdits, settleEdit } from './edits/service.ts';
import { fitOf } from './rules.ts';
import { addVoice, changeVoice, listVoicesOf, openVoiceFor, readVoice, removeVoice } from './service.ts';

export function voiceRoutes(context: Context): Route[] {
  return [
    sessionRoute(contract.getVoice, async ({ session, query }) => ({
      data: await readVoice(context, session.userId, query.id),
    })),
    sessionRoute(contract.listVoiceEdits, async ({ session }) => ({
      data: { ...(await listEdits(context, session.userId)), needed: fewestDrafts },
    })),
    sessionRoute(contract.settleVoiceEdit, async ({ session, body }) => ({
      data: { rules: await settleEdit(context, session.userId, body) },
    })),
    sessionRoute(contract.listVoices, async ({ session }) => ({
      data: { items: await listVoicesOf(context, session.userId) },
    })),
    sessionRoute(contract.createVoice, async ({ session, body }) => ({
      data: await addVoice(context, session.userId, body),
    })),
    sessionRoute(contract.updateVoice, async ({ session, params, body }) => ({
      data: await changeVoice(context, session.userId, params.id, body),
    })),
    sessionRoute(contract.deleteVoice, async ({ session, params }) => {
      await removeVoice(context, session.userId, params.id);
    }),
    sessionRoute(contract.checkVoice, async ({ session, body }) => {
      const voice = await openVoiceFor(context, session.userId, body.voiceId, 'use');
      const { row, posts, measured, texts } = voice;
      return {
        data: {
          voice: { id: row.id, posts, confidence: confidenceOf(posts) },
          fit: measured === null ? null : fitOf(measured, body.text, texts, body.notes),
        },
      };
    }),
  ];
}
