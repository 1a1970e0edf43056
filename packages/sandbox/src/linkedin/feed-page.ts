import type { Answer } from '../http/answer.ts';
import type { Call } from '../http/router.ts';
import { html, type Markup } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import { assetStatus, assetUrns } from './post-media.ts';
import type { Post, PostContent } from './records.ts';
import { foldText, linkedText } from './post-text.ts';
import type { LinkedInState } from './state.ts';
import { decode } from './urn.ts';

const PER_PAGE = 25;
const DAY_MS = 86_400_000;

/** `GET /feed`: the visible posts, newest first. */
export function feedPage(state: LinkedInState, call: Call): Answer {
  const from = Math.max(0, Number(call.query.get('from') ?? '0') || 0);
  const tag = call.query.get('tag') ?? '';
  const listed = state.listPosts(from, PER_PAGE + 1);
  const posts = listed.slice(0, PER_PAGE).filter((post) => tag === '' || hasTag(post, tag));
  const shown = posts.filter((post) => isVisible(state, post));
  return page({
    title: tag === '' ? 'Feed — LinkedIn stand-in' : `#${tag} — LinkedIn stand-in`,
    standsFor: 'LinkedIn',
    body: html`<h1>${tag === '' ? 'Feed' : `Posts with #${tag}`}</h1>
      ${shown.length === 0 ? html`<p class="card">Nothing has been published here yet. Publish a post, then reload this page.</p>` : ''}
      ${shown.map((post) => postCard(state, post, false))}
      ${listed.length > PER_PAGE ? html`<p><a href="/linkedin/feed?from=${from + PER_PAGE}">Older posts</a></p>` : ''}
      <form method="post" action="/linkedin/logout">
        <button class="quiet" type="submit">Sign out of the stand-in</button>
      </form>`,
  });
}

/** `GET /feed/update/{urn}`: a post by its share, ugcPost or activity URN, encoded or not. */
export function updatePage(state: LinkedInState, call: Call): Answer {
  const urn = decode(call.params['urn'] ?? '') ?? '';
  const post = state.findPost(urn);
  if (post === undefined || post.deleted || !isVisible(state, post)) {
    return page({
      status: 404,
      title: 'Post not found — LinkedIn stand-in',
      standsFor: 'LinkedIn',
      body: html`<h1>This post cannot be displayed</h1>
        <p class="card">
          It was deleted, is still being processed, or never existed. <a href="/linkedin/feed">To the feed</a>
        </p>`,
    });
  }
  const comments = state.commentsOf(post.urn);
  return page({
    title: `Post by ${authorName(state, post)} — LinkedIn stand-in`,
    standsFor: 'LinkedIn',
    body: html`<h1>Post</h1>
      ${postCard(state, post, true)} ${comments.length === 0 ? '' : html`<h2>Comments</h2>`}
      ${comments.map((comment) => {
        const member = state.members.get(comment.memberId);
        return html`<div class="card">
          <p><strong>${member?.name ?? 'Member'}</strong></p>
          <p class="text">${linkedText({ text: comment.text, cut: false, marks: [] })}</p>
          ${comment.image === undefined ? '' : html`<div class="media">${picture(comment.image, '')}</div>`}
        </div>`;
      })}
      <p><a href="/linkedin/feed">To the feed</a></p>`,
  });
}

function postCard(state: LinkedInState, post: Post, whole: boolean): Markup {
  const member = state.members.get(post.memberId);
  const fold = whole ? undefined : foldText(post.rendered.text);
  const text = linkedText(post.rendered);
  return html`<article class="card" data-urn="${post.urn}">
    <div class="who">
      <img src="/linkedin/media/avatar/${encodeURIComponent(post.memberId)}.png" alt="" />
      <div>
        <h2>${authorName(state, post)}</h2>
        <p class="soft">${member?.headline ?? ''}</p>
        <p class="soft">
          <a href="/linkedin/feed/update/${post.urn}/"
            ><time datetime="${new Date(post.createdAt).toISOString()}"
              >${age(state.now() - post.createdAt)}</time
            ></a
          >${post.edited ? ' · Edited' : ''} · ${audience(post.visibility)}
        </p>
      </div>
    </div>
    ${
      fold === undefined
        ? html`<p class="text">${text}</p>`
        : html`<details class="fold">
            <summary><span class="text head">${fold}</span><span class="more"> …more</span></summary>
            <p class="text">${text}</p>
          </details>`
    }
    ${contentBlock(post.content)} ${post.resharedUrn === undefined ? '' : reshared(state, post.resharedUrn)}
  </article>`;
}

function contentBlock(content: PostContent | undefined): Markup {
  if (content === undefined) return html``;
  switch (content.kind) {
    case 'images':
      return html`<div class="media${content.images.length > 1 ? ' many' : ''}">
        ${content.images.map((image) => picture(image.id, image.altText))}
      </div>`;
    case 'document':
      return html`<div class="link-card">
        <div>
          <strong>${content.title}</strong>
          <p class="soft">Document · <a href="${assetAddress(content.id)}">Download “${content.title}”</a></p>
        </div>
      </div>`;
    case 'video':
      return html`<div class="media">
        <video controls src="${assetAddress(content.id)}" aria-label="${content.title || 'Video'}"></video>
      </div>`;
    case 'article':
      return html`<div class="link-card">
        ${content.thumbnail === undefined ? '' : picture(content.thumbnail, content.thumbnailAltText ?? '')}
        <div>
          <a href="${content.source}" target="_blank" rel="noopener noreferrer"
            ><strong>${content.title}</strong></a
          >
          <p class="soft">${new URL(content.source).hostname}</p>
          ${content.description === undefined ? '' : html`<p class="soft">${content.description}</p>`}
        </div>
      </div>`;
    case 'poll':
      return html`<div class="link-card">
        <div>
          <strong>${content.question}</strong>
          <ul class="plain">
            ${content.options.map((option) => html`<li>${option}</li>`)}
          </ul>
          <p class="soft">Open for ${content.duration.replaceAll('_', ' ').toLowerCase()}</p>
        </div>
      </div>`;
  }
}

function reshared(state: LinkedInState, urn: string): Markup {
  const parent = state.findPost(urn);
  if (parent === undefined || parent.deleted)
    return html`<div class="link-card">
      <div class="soft">A post that is not in this stand-in: ${urn}</div>
    </div>`;
  return html`<div class="link-card">
    <div>
      <strong>${authorName(state, parent)}</strong>
      <p class="text">${linkedText(parent.rendered)}</p>
    </div>
  </div>`;
}

function picture(urn: string, altText: string): Markup {
  return html`<img src="${assetAddress(urn)}" alt="${altText}" />`;
}

function assetAddress(urn: string): string {
  return `/linkedin/media/asset/${encodeURIComponent(urn)}`;
}

function authorName(state: LinkedInState, post: Post): string {
  return state.members.get(post.memberId)?.name.trim() ?? 'Member';
}

function hasTag(post: Post, tag: string): boolean {
  return post.rendered.marks.some(
    (mark) => mark.kind === 'hashtag' && mark.target.toLowerCase() === tag.toLowerCase(),
  );
}

/** A post is invisible while its media are processed, or if they failed. */
export function isVisible(state: LinkedInState, post: Post): boolean {
  return lifecycle(state, post) === 'PUBLISHED';
}

export function lifecycle(
  state: LinkedInState,
  post: Post,
): 'PUBLISHED' | 'PUBLISH_REQUESTED' | 'PUBLISH_FAILED' {
  const statuses = assetUrns(post.content).map((urn) => {
    const asset = state.assets.get(urn);
    return asset === undefined ? 'PROCESSING_FAILED' : assetStatus(state, asset);
  });
  if (statuses.includes('PROCESSING_FAILED')) return 'PUBLISH_FAILED';
  return statuses.includes('PROCESSING') ? 'PUBLISH_REQUESTED' : 'PUBLISHED';
}

function age(milliseconds: number): string {
  if (milliseconds < 60_000) return 'now';
  if (milliseconds < 3_600_000) return `${Math.floor(milliseconds / 60_000)}m`;
  if (milliseconds < DAY_MS) return `${Math.floor(milliseconds / 3_600_000)}h`;
  return `${Math.floor(milliseconds / DAY_MS)}d`;
}

function audience(visibility: string): string {
  if (visibility === 'CONNECTIONS') return 'Connections';
  return visibility === 'LOGGED_IN' ? 'Signed-in members' : 'Anyone';
}
