import type { Answer } from '../http/answer.ts';
import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import type { Member } from './records.ts';
import type { LinkedInState, PendingConsent } from './state.ts';

const SCOPE_MEANING: Record<string, string> = {
  openid: 'Recognise you when you come back',
  profile: 'Use your name and photo',
  email: 'Use the primary email address of your account',
  w_member_social: 'Create, change and delete posts, comments and reactions on your behalf',
};

/** The page on which the user selects a member and allows or refuses access. */
export function consentPage(
  state: LinkedInState,
  id: string,
  consent: PendingConsent,
  signedIn: Member | undefined,
  fault?: string,
): Answer {
  const members = [...state.members.values()].slice(0, 12);
  if (signedIn !== undefined && !members.includes(signedIn)) members.unshift(signedIn);
  const chosen = signedIn?.id ?? members[0]?.id;
  return page({
    title: 'Allow access — LinkedIn stand-in',
    standsFor: 'LinkedIn',
    status: fault === undefined ? 200 : 422,
    formTargets: [new URL(consent.redirectUri).origin],
    body: html` <h1>Let “${consent.clientId}” use your account?</h1>
      ${fault === undefined ? '' : html`<p class="card" role="alert">${fault}</p>`}
      <form method="post" action="/linkedin/oauth/v2/authorization-submit">
        <input type="hidden" name="consent" value="${id}" />
        <fieldset>
          <legend>Sign in as</legend>
          ${members.map((member) => choice(member, member.id === chosen))}
          <div class="choice">
            <input type="radio" name="member" value="new" id="member-new" /><label for="member-new"
              >A new member, entered here:</label
            >
          </div>
          <div class="field">
            <label for="name">Name of the new member</label
            ><input type="text" id="name" name="name" maxlength="100" autocomplete="off" />
          </div>
          <div class="field">
            <label for="email">Email of the new member (may stay empty)</label
            ><input type="email" id="email" name="email" maxlength="200" autocomplete="off" />
          </div>
        </fieldset>
        <div class="card">
          <h2>The application asks to</h2>
          <ul>
            ${consent.scopes.map((scope) => html`<li>${SCOPE_MEANING[scope] ?? scope} <span class="soft">(${scope})</span></li>`)}
          </ul>
        </div>
        <div class="actions">
          <button type="submit" name="decision" value="allow">Allow</button>
          <button type="submit" name="decision" value="cancel" class="quiet" formnovalidate>Cancel</button>
          <button type="submit" name="decision" value="leave" class="quiet" formnovalidate>
            Leave sign-in
          </button>
        </div>
        <p class="soft">You go back to ${new URL(consent.redirectUri).origin}</p>
      </form>`,
  });
}

function choice(member: Member, checked: boolean) {
  const picture = `/linkedin/media/avatar/${encodeURIComponent(member.id)}.png`;
  return html`<div class="choice">
    <input
      type="radio"
      name="member"
      value="${member.id}"
      id="member-${member.id}"
      ${checked ? html` checked` : ''}
    />
    <img src="${picture}" alt="" /><label for="member-${member.id}"
      ><strong>${member.name}</strong><br /><span class="soft">${member.headline}</span></label
    >
  </div>`;
}
