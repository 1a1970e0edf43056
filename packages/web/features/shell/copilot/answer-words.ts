/**
 * Prepares the answer of a model for the parser of prose: lists and headings become blocks of their own, other marks of
 * Markdown become those that it knows, and pictures become their words.
 */
export function plainMarkdown(answer: string): string {
  return answer
    .replaceAll(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^[ \t]*[*•+] /gm, '- ')
    .replaceAll(/^[ \t]*- /gm, '- ')
    .replaceAll(/^[ \t]*(\d+)[.)] /gm, '$1. ')
    .replaceAll(/^#+ +/gm, '### ')
    .replaceAll(/__([^_\n]+)__/g, '**$1**')
    .replaceAll(/^(?!- |\d+\. )(.*\S.*)\n(?=- |\d+\. )/gm, '$1\n\n')
    .replaceAll(/^((?:- |\d+\. ).*)\n(?!- |\d+\. |\s*\n)(?=\S)/gm, '$1\n\n');
}

const ownPath = /^\/dashboard(?:[/?#].*)?$/;

/** An address that a link in an answer may lead to: a page of the dashboard. */
export const isOwnPath = (href: string): boolean => ownPath.test(href) && !href.includes('\\');
