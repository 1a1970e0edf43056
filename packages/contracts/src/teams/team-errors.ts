import { refusals } from '../refusal.ts';

export const teamErrors = {
  ...refusals(402, {
    team_credits_used_up:
      'The workspace does not have enough credits left. Add credits to it on the Team page, or choose to pay with your own on the Credits page.',
    team_credit_limit:
      'This is more than you can spend for the workspace this month. Ask an owner to raise your limit, or choose to pay with your own credits on the Credits page.',
    team_credits_free:
      'Free credits can’t be given away. You can share credits that you bought or were given.',
  }),
  ...refusals(403, {
    team_role_missing:
      'Your role in this workspace does not allow that. Ask an owner to do it or to change your role.',
    team_own_approval: 'You cannot approve your own posts. Ask another approver or an owner.',
    team_consent_missing:
      'The author schedules their own posts. Ask them to schedule this one, or to allow others to.',
    item_owner_only:
      'Only the person who shared this can do that. Ask them to do it, or make a copy of your own.',
    team_spending_off: 'You cannot spend the credits of this workspace. Ask one of its owners to allow it.',
  }),
  ...refusals(404, {
    team_invitation_invalid:
      'This invitation is no longer valid. It was used, withdrawn or has expired. Ask for a new one.',
  }),
  ...refusals(409, {
    team_repeat_unapproved:
      'This version needs approval before it can repeat. Its workspace requires it. Ask an owner to release the post, or to approve it as it is now.',
    team_limit: 'You are already in 20 workspaces. Leave one of them first.',
    team_full: 'This workspace has 50 members and open invitations. Remove one of them first.',
    team_last_owner: 'A workspace needs an owner. Make someone else an owner first, or delete the workspace.',
    team_member_already:
      'This person is already a member of the workspace. Change their role in the list of members.',
    team_invitation_other_address:
      'This invitation is for another email address. Log in with the account it was sent to.',
    team_post_elsewhere:
      'This post belongs to another workspace. Unshare it there first. If that workspace requires approval, ask one of its owners to release the post.',
    team_post_changed: 'This post changed while you were reading it. Read the new version, then decide.',
    team_passage_changed: 'That passage is no longer in the text. Select it again in the current text.',
    team_comments_full: 'This post already has 500 comments. Delete some of yours to add another one.',
    team_item_elsewhere: 'This is already shared with another workspace. Stop sharing it there first.',
    team_items_full:
      'This workspace already has 200 shared items of this kind. Stop sharing one of them first.',
    item_changed:
      'Someone else saved a change while you were editing. Your changes are still here: compare them, then save again.',
    team_suggestion_decided:
      'This suggestion was already accepted or declined. Reload the page to see the current text.',
    team_viewer_spending: 'Viewers cannot spend credits. Give this member another role first.',
  }),
  ...refusals(422, {
    approval_required:
      'This version needs approval first. This post, or one with nearly the same text or files, was shared with a workspace that requires it. Ask for approval on the Team page, or ask an owner to release the shared post.',
    approval_closed:
      'This post can no longer be approved. It was already sent to LinkedIn, and its workspace requires approval. Ask an owner to release it, then try again.',
  }),
};
