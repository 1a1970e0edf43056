import * as contract from '@limelight/contracts';
import type { Context } from '../../../context.ts';
import { route, sessionRoute, type Route } from '../../../platform/http/index.ts';
import { readActivity } from './service/activity.ts';
import { approve, askChanges, askReview } from './service/approval.ts';
import { addComment, decide, removeComment, resolveComment } from './service/comments.ts';
import {
  chooseWallet,
  give,
  readCreditHistory,
  readCredits,
  readWallets,
  setSpending,
} from './service/credits.ts';
import type { Describers } from './service/describe-items.ts';
import { editText } from './service/edit.ts';
import type { Scheduling } from './service/end-shares.ts';
import { accept, invite, openInvitation, resend, withdraw } from './service/invitations.ts';
import { listItemsOf, listOwnItems, shareItem, unshareItem } from './service/items.ts';
import {
  changeRole,
  changeTeam,
  createTeamOf,
  leave,
  removeMember,
  removeTeam,
  setConsent,
  transfer,
} from './service/members.ts';
import { readTeam, readTeams } from './service/read-team.ts';
import { schedule, unschedule } from './service/schedule.ts';
import { listHeld, release } from './service/release.ts';
import { listOwnShares, listPosts, readPost, share, unshare } from './service/shared-posts.ts';

function memberRoutes(context: Context, scheduling: Scheduling, describers: Describers): Route[] {
  return [
    sessionRoute(contract.listTeams, async ({ session }) => ({
      data: { items: await readTeams(context, session.userId) },
    })),
    sessionRoute(contract.createTeam, async ({ session, body }) => ({
      data: await createTeamOf(context, session.userId, body.name),
    })),
    sessionRoute(contract.getTeam, async ({ session, params }) => ({
      data: await readTeam(context, session.userId, params.id),
    })),
    sessionRoute(contract.updateTeam, async ({ session, params, body }) => ({
      data: await changeTeam(context, session.userId, params.id, body),
    })),
    sessionRoute(contract.deleteTeam, async ({ session, params }) => {
      await removeTeam(context, scheduling, session.userId, params.id);
    }),
    sessionRoute(contract.inviteToTeam, async ({ session, params, body }) => ({
      data: await invite(context, session.userId, params.id, body),
    })),
    sessionRoute(contract.resendTeamInvitation, async ({ session, params }) => ({
      data: await resend(context, session.userId, params.id, params.invitationId),
    })),
    sessionRoute(contract.withdrawTeamInvitation, async ({ session, params }) => ({
      data: await withdraw(context, session.userId, params.id, params.invitationId),
    })),
    route(contract.openTeamInvitation, async ({ body, address }) => ({
      data: await openInvitation(context, body.token, address),
    })),
    sessionRoute(contract.acceptTeamInvitation, async ({ session, body }) => ({
      data: await accept(context, session.userId, body.token),
    })),
    sessionRoute(contract.changeTeamRole, async ({ session, params, body }) => ({
      data: await changeRole(context, session.userId, params, body.role),
    })),
    sessionRoute(contract.removeTeamMember, async ({ session, params }) => ({
      data: await removeMember(context, scheduling, session.userId, params),
    })),
    sessionRoute(contract.leaveTeam, async ({ session, params }) => {
      await leave(context, scheduling, session.userId, params.id);
    }),
    sessionRoute(contract.transferTeam, async ({ session, params, body }) => ({
      data: await transfer(context, session.userId, params.id, body.userId),
    })),
    sessionRoute(contract.setTeamConsent, async ({ session, params, body }) => ({
      data: await setConsent(context, scheduling, session.userId, params.id, body.on),
    })),
    sessionRoute(contract.listTeamActivity, async ({ session, params, query }) => ({
      data: await readActivity(context, describers, session.userId, params.id, query),
    })),
  ];
}

function postRoutes(context: Context, scheduling: Scheduling): Route[] {
  return [
    sessionRoute(contract.listTeamPosts, async ({ session, params, query }) => ({
      data: await listPosts(context, session.userId, params.id, query),
    })),
    sessionRoute(contract.shareTeamPost, async ({ session, params, body }) => ({
      data: await share(context, session.userId, params.id, body.postId),
    })),
    sessionRoute(contract.listTeamShares, async ({ session, query }) => ({
      data: await listOwnShares(context, session.userId, query.posts),
    })),
    sessionRoute(contract.listHeldTeamPosts, async ({ session, params, query }) => ({
      data: await listHeld(context, session.userId, params.id, query),
    })),
    sessionRoute(contract.releaseTeamPost, async ({ session, params }) => {
      await release(context, scheduling, session.userId, params.id);
    }),
    sessionRoute(contract.getTeamPost, async ({ session, params }) => ({
      data: await readPost(context, session.userId, params.id),
    })),
    sessionRoute(contract.editTeamPost, async ({ session, params, body }) => ({
      data: await editText(context, session.userId, params.id, body),
    })),
    sessionRoute(contract.unshareTeamPost, async ({ session, params }) => {
      await unshare(context, scheduling, session.userId, params.id);
    }),
    sessionRoute(contract.askTeamReview, async ({ session, params }) => ({
      data: await askReview(context, session.userId, params.id),
    })),
    sessionRoute(contract.approveTeamPost, async ({ session, params, body }) => ({
      data: await approve(context, session.userId, params.id, body.fingerprint),
    })),
    sessionRoute(contract.askTeamChanges, async ({ session, params, body }) => ({
      data: await askChanges(context, session.userId, params.id, body.note),
    })),
    sessionRoute(contract.commentTeamPost, async ({ session, params, body }) => ({
      data: await addComment(context, session.userId, params.id, body),
    })),
    sessionRoute(contract.resolveTeamComment, async ({ session, params, body }) => ({
      data: await resolveComment(context, session.userId, params, body.resolved),
    })),
    sessionRoute(contract.deleteTeamComment, async ({ session, params }) => ({
      data: await removeComment(context, session.userId, params),
    })),
    sessionRoute(contract.decideTeamSuggestion, async ({ session, params, body }) => ({
      data: await decide(context, session.userId, params, body),
    })),
    sessionRoute(contract.scheduleTeamPost, async ({ session, params, body }) => ({
      data: await schedule(context, scheduling, session.userId, params.id, body),
    })),
    sessionRoute(contract.unscheduleTeamPost, async ({ session, params }) => ({
      data: await unschedule(context, scheduling, session.userId, params.id),
    })),
  ];
}

function creditRoutes(context: Context): Route[] {
  return [
    sessionRoute(contract.getTeamCredits, async ({ session, params }) => ({
      data: await readCredits(context, session.userId, params.id),
    })),
    sessionRoute(contract.listTeamCreditHistory, async ({ session, params, query }) => ({
      data: await readCreditHistory(context, session.userId, params.id, query),
    })),
    sessionRoute(contract.giveTeamCredits, async ({ session, params, body }) => ({
      data: await give(context, session.userId, params.id, body),
    })),
    sessionRoute(contract.setTeamSpending, async ({ session, params, body }) => ({
      data: await setSpending(context, session.userId, params, body),
    })),
    sessionRoute(contract.listWallets, async ({ session }) => ({
      data: await readWallets(context, session.userId),
    })),
    sessionRoute(contract.chooseWallet, async ({ session, body }) => ({
      data: await chooseWallet(context, session.userId, body.teamId),
    })),
  ];
}

const itemRoutes = (context: Context, describers: Describers): Route[] => [
  sessionRoute(contract.listTeamItems, async ({ session, params, query }) => ({
    data: await listItemsOf(context, describers, session.userId, params.id, query),
  })),
  sessionRoute(contract.shareTeamItem, async ({ session, params, body }) => ({
    data: await shareItem(context, describers, session.userId, params.id, body),
  })),
  sessionRoute(contract.listOwnTeamItems, async ({ session, query }) => ({
    data: await listOwnItems(context, session.userId, query.kind),
  })),
  sessionRoute(contract.unshareTeamItem, async ({ session, params }) => {
    await unshareItem(context, session.userId, params);
    return { data: {} };
  }),
];

export const teamRoutes = (context: Context, scheduling: Scheduling, describers: Describers): Route[] => [
  ...memberRoutes(context, scheduling, describers),
  ...postRoutes(context, scheduling),
  ...creditRoutes(context),
  ...itemRoutes(context, describers),
];
