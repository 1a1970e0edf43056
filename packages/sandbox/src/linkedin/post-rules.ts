import { accessDenied, invalidInput, notFound, plainError, Refusal } from './errors.ts';
import type { Caller } from './access.ts';
import { renderedLength } from './little-text.ts';
import { mediaContent } from './post-media.ts';
import type { PostContent } from './records.ts';
import {
  anything,
  arrayOf,
  flag,
  oneOf,
  record,
  recordOf,
  recordsOf,
  requireSchema,
  text,
  stringField,
  union,
} from './schema.ts';
import type { LinkedInState } from './state.ts';

const LONGEST_COMMENTARY = 3000;

const CREATE_SCHEMA = record({
  author: text,
  commentary: text,
  visibility: oneOf('PUBLIC', 'CONNECTIONS', 'LOGGED_IN', 'CONTAINER'),
  distribution: record({
    feedDistribution: oneOf('MAIN_FEED', 'NONE'),
    targetEntities: arrayOf(anything),
    thirdPartyDistributionChannels: arrayOf(text),
  }),
  lifecycleState: oneOf('DRAFT', 'PUBLISHED', 'PUBLISH_REQUESTED', 'PUBLISH_FAILED'),
  'isReshareDisabledByAuthor?': flag,
  'reshareContext?': record({ parent: text }),
  'content?': union({
    media: record({ id: text, 'title?': text, 'altText?': text }),
    multiImage: record({ images: arrayOf(record({ id: text, 'altText?': text })), 'altText?': text }),
    article: record({
      source: text,
      'title?': text,
      'description?': text,
      'thumbnail?': text,
      'thumbnailAltText?': text,
    }),
    poll: record({
      question: text,
      options: arrayOf(record({ text })),
      settings: record({
        duration: oneOf('ONE_DAY', 'THREE_DAYS', 'SEVEN_DAYS', 'FOURTEEN_DAYS'),
        'voteSelectionType?': oneOf('SINGLE_VOTE', 'MULTIPLE_VOTE'),
        'isVoterVisibleToAuthor?': flag,
      }),
    }),
    celebration: anything,
    carousel: anything,
  }),
});

export type NewPost = {
  author: string;
  commentary: string;
  visibility: string;
  reshareDisabled: boolean;
  content?: PostContent;
  resharedUrn?: string;
};

/** Validates the body of a create in the provider's order: schema, author, plain fields, text, content, reshare. */
export function checkNewPost(state: LinkedInState, caller: Caller, body: Record<string, unknown>): NewPost {
  requireSchema(CREATE_SCHEMA, body);
  checkAuthor(caller, stringField(body, 'author'), 'partnerApiPostsExternal.CREATE');
  refuseIf(
    stringField(body, 'lifecycleState') !== 'PUBLISHED',
    'INVALID_VALUE_FOR_FIELD',
    '/lifecycleState',
    'only PUBLISHED is accepted on create',
  );
  refuseIf(
    stringField(body, 'visibility') === 'CONTAINER',
    'INVALID_VALUE_FOR_FIELD',
    '/visibility',
    'CONTAINER needs a group',
  );
  const distribution = recordOf(body, 'distribution') ?? {};
  refuseIf(
    distribution['feedDistribution'] === 'NONE',
    'INVALID_VALUE_FOR_FIELD',
    '/distribution/feedDistribution',
    'NONE is for organizations',
  );
  for (const name of ['targetEntities', 'thirdPartyDistributionChannels']) {
    const list = distribution[name];
    refuseIf(
      Array.isArray(list) && list.length > 0,
      'INVALID_VALUE_FOR_FIELD',
      `/distribution/${name}`,
      'must be empty for a member',
    );
  }
  const content = recordOf(body, 'content');
  const reshare = recordOf(body, 'reshareContext');
  refuseIf(
    content !== undefined && reshare !== undefined,
    'INVALID_VALUE_FOR_FIELD',
    '/reshareContext',
    'cannot be combined with content',
  );
  const commentary = stringField(body, 'commentary');
  checkCommentary(state, commentary, content !== undefined || reshare !== undefined);
  return {
    author: caller.personUrn,
    commentary,
    visibility: stringField(body, 'visibility'),
    reshareDisabled: body['isReshareDisabledByAuthor'] === true,
    ...(content === undefined ? {} : { content: checkContent(state, caller, content) }),
    ...(reshare === undefined ? {} : { resharedUrn: checkParent(state, stringField(reshare, 'parent')) }),
  };
}

/** The author must be the person that the token belongs to. */
export function checkAuthor(caller: Caller, author: string, resource: string, field = '/author'): void {
  const match = /^urn:li:([A-Za-z]+):(.+)$/.exec(author);
  refuseIf(match === null, 'INVALID_URN_ID', field, `"${author}" is not a URN`);
  refuseIf(match?.[1] !== 'person', 'INVALID_URN_TYPE', field, 'must be urn:li:person');
  if (author !== caller.personUrn)
    throw new Refusal(
      accessDenied(`${resource}.${caller.version === 'NO_VERSION' ? caller.version : `${caller.version}01`}`),
    );
}

/** Checks that little text is not blank or too long. */
export function checkCommentary(state: LinkedInState, commentary: string, hasContent: boolean): void {
  const mayBeBlank = hasContent && state.settings.blankCommentaryWithContent === 'accept';
  refuseIf(
    commentary.trim() === '' && !mayBeBlank,
    'INVALID_VALUE_BLANK_FIELD',
    '/commentary',
    'must not be blank',
  );
  const length = state.settings.commentaryCounted === 'raw' ? commentary.length : renderedLength(commentary);
  refuseIf(
    length > LONGEST_COMMENTARY,
    'FIELD_LENGTH_TOO_LONG',
    '/commentary',
    `has ${length} characters, at most ${LONGEST_COMMENTARY} are allowed`,
  );
}

function checkContent(state: LinkedInState, caller: Caller, content: Record<string, unknown>): PostContent {
  const article = recordOf(content, 'article');
  if (article !== undefined) return checkArticle(state, caller, article);
  const poll = recordOf(content, 'poll');
  if (poll !== undefined) return checkPoll(poll);
  if (content['celebration'] !== undefined || content['carousel'] !== undefined) {
    throw new Refusal(
      invalidInput('INVALID_VALUE_FOR_FIELD', '/content', 'this content type is not open to members'),
    );
  }
  return mediaContent(state, caller, content);
}

function checkArticle(state: LinkedInState, caller: Caller, article: Record<string, unknown>): PostContent {
  const field = (name: string) => `/content/article/${name}`;
  const source = stringField(article, 'source');
  refuseIf(
    !/^https?:\/\/\S+$/.test(source) || !URL.canParse(source),
    'INVALID_VALUE_FOR_FIELD',
    field('source'),
    'must be a URL',
  );
  const title = stringField(article, 'title');
  refuseIf(title.trim() === '', 'MISSING_FIELD', field('title'), 'is required');
  refuseIf(
    title.length >= 400,
    'FIELD_LENGTH_TOO_LONG',
    field('title'),
    'must be shorter than 400 characters',
  );
  for (const name of ['description', 'thumbnailAltText']) {
    refuseIf(
      stringField(article, name).length >= 4086,
      'FIELD_LENGTH_TOO_LONG',
      field(name),
      'must be shorter than 4086 characters',
    );
  }
  const thumbnail = article['thumbnail'] === undefined ? undefined : stringField(article, 'thumbnail');
  if (thumbnail !== undefined) mediaContent(state, caller, { media: { id: thumbnail } }, ['image']);
  return {
    kind: 'article',
    source,
    title,
    ...(article['description'] === undefined ? {} : { description: stringField(article, 'description') }),
    ...(thumbnail === undefined ? {} : { thumbnail }),
    ...(article['thumbnailAltText'] === undefined
      ? {}
      : { thumbnailAltText: stringField(article, 'thumbnailAltText') }),
  };
}

function checkPoll(poll: Record<string, unknown>): PostContent {
  const question = stringField(poll, 'question');
  refuseIf(
    question.trim() === '',
    'INVALID_VALUE_BLANK_FIELD',
    '/content/poll/question',
    'must not be blank',
  );
  refuseIf(
    question.length > 140,
    'FIELD_LENGTH_TOO_LONG',
    '/content/poll/question',
    'at most 140 characters',
  );
  const options = recordsOf(poll, 'options').map((option) => stringField(option, 'text'));
  refuseIf(
    options.length < 2 || options.length > 4,
    'INVALID_VALUE_FOR_FIELD',
    '/content/poll/options',
    '2 to 4 options',
  );
  for (const [index, option] of options.entries()) {
    refuseIf(
      option.trim() === '',
      'INVALID_VALUE_BLANK_FIELD',
      `/content/poll/options/${index}/text`,
      'must not be blank',
    );
    refuseIf(
      option.length > 30,
      'FIELD_LENGTH_TOO_LONG',
      `/content/poll/options/${index}/text`,
      'at most 30 characters',
    );
  }
  const settings = recordOf(poll, 'settings') ?? {};
  refuseIf(
    settings['voteSelectionType'] === 'MULTIPLE_VOTE',
    'INVALID_VALUE_FOR_FIELD',
    '/content/poll/settings/voteSelectionType',
    'multi-vote is not supported',
  );
  refuseIf(
    settings['isVoterVisibleToAuthor'] === false,
    'INVALID_VALUE_FOR_FIELD',
    '/content/poll/settings/isVoterVisibleToAuthor',
    'false is not supported',
  );
  return { kind: 'poll', question, options, duration: stringField(settings, 'duration') };
}

function checkParent(state: LinkedInState, parent: string): string {
  const match = /^urn:li:([A-Za-z]+):(\d+)$/.exec(parent);
  refuseIf(match === null, 'INVALID_URN_ID', '/reshareContext/parent', 'is not a post URN');
  refuseIf(
    !['share', 'ugcPost', 'activity'].includes(match?.[1] ?? ''),
    'INVALID_URN_TYPE',
    '/reshareContext/parent',
    'must be a share or ugcPost',
  );
  const post = state.findPost(parent);
  if (post?.reshareDisabled === true)
    throw new Refusal(plainError(403, 'ACCESS_DENIED', 'Reshare is disabled by the author'));
  if ((post === undefined && state.settings.unknownReshareParent === 'refuse') || post?.deleted === true) {
    throw new Refusal(notFound(`Could not find entity ${parent}`));
  }
  return post?.urn ?? parent;
}

/** Throws a 400 in the validation format if `wrong`. */
export function refuseIf(wrong: boolean, code: string, field: string, description: string): void {
  if (wrong) throw new Refusal(invalidInput(code, field, description));
}
