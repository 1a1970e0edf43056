/** Names of tags around an answer itself. */
const wrappers =
  /^(?:\w+[-_])?(?:answer|output|post|response|final|text|draft|result|message|content)(?:[-_]\w+)?$/i;
/** Tags of a page, which are no thoughts. */
const pageTag = /^(?:div|section|article|h\d|ul|ol)$/i;
const tokens = /<\|[^|>\n]{0,40}\|>|<\/s>|<sep>\s*$|<(?:start|end)_of_turn>(?:model\b)?/g;
const openTag = /^<([a-z][\w:-]{1,30})>/i;
const thought = '(?:[\\w-]+:)?(?:think|thinking|thoughts?|reason|reasoning|reflection|analysis|scratchpad)';
const thoughtOpen = new RegExp(
  `<${thought}>|<\\|(?:begin_of|start)_?(?:thought|think\\w*|reasoning)\\|>|◁think▷|\\[THINK\\]|<unused\\d+>thought\\b|^thinking(?:\\.{3}|…)\\s*\\n`,
  'i',
);
const thoughtClose = new RegExp(
  `</${thought}>|<\\|end(?:_of)?_?(?:thought|think\\w*|reasoning)\\|>|◁/think▷|\\[/THINK\\]|<unused\\d+>(?!thought)|\\n(?:\\.{3}|…)done thinking\\.?`,
  'i',
);

/** The final channel of a model that labels its channels, also where the marks were lost on the way. */
function finalChannel(answer: string): string {
  const marked = answer.lastIndexOf('<|channel|>final');
  if (marked >= 0) return answer.slice(marked).replace(/^<\|channel\|>final(?:[^<]*<\|message\|>)?/, '');
  if (/^\s*<\|channel\|>/.test(answer)) return '';
  const lost = /^\s*(?:analysis|commentary)(?=[A-Z“"'(\n ])[\s\S]*?assistant\s?final/.exec(answer);
  return lost === null ? answer : answer.slice(lost[0].length);
}

/** Removes thoughts at the start. `isOpen` when one of them has no end, and nothing can be told from it. */
function dropThoughts(answer: string): { text: string; isOpen: boolean } {
  let text = answer.trimStart();
  for (;;) {
    const close = thoughtClose.exec(text);
    const open = thoughtOpen.exec(text);
    // Servers that write the first tag into the request send only the closing one.
    if (close !== null && (open === null || open.index === 0 || open.index > close.index)) {
      text = text.slice(close.index + close[0].length).trimStart();
      continue;
    }
    if (open?.index === 0)
      return { text: text.slice(open[0].length).replace(tokens, '').trim(), isOpen: true };
    return { text, isOpen: false };
  }
}

/**
 * Removes what a model thought before it answered, in the forms that servers let through: tags of any name at the start, with or
 * without their beginning, channels and end marks.
 */
export function withoutThinking(answer: string): { text: string; isOpen: boolean } {
  const read = dropThoughts(finalChannel(answer));
  if (read.isOpen) return read;
  let text = read.text.replace(tokens, '').trim();
  for (;;) {
    const [open, name] = openTag.exec(text) ?? [];
    if (open === undefined || name === undefined || pageTag.test(name))
      return { text: text.trim(), isOpen: false };
    const end = text.toLowerCase().lastIndexOf(`</${name.toLowerCase()}>`);
    const isWrapper = wrappers.test(name);
    if (end < 0) return { text: text.slice(open.length).trim(), isOpen: !isWrapper };
    text = (isWrapper ? text.slice(open.length, end) : text.slice(end + name.length + 3)).trim();
  }
}

/** True while the start of an answer may be a thought or a tag. */
export const mayThink = (start: string): boolean =>
  /^(?:<(?![\s\d])|◁|\[(?:T|TH|THI|THIN|THINK|THINK\][^]*)?$|analysis[A-Z]|a(?:n(?:a(?:l(?:y(?:s(?:i(?:s)?)?)?)?)?)?)?$)/.test(
    start,
  );
