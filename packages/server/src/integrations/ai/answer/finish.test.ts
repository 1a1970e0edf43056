import { describe, expect, it } from 'vitest';
import { finishAnswer, looksCut } from './finish.ts';
import { loopAt } from './loop.ts';

const post = 'We cut four fields of the form.\n\nNobody missed them. The fifth one went a week later.';
const finished = (answer: string, own = '') => finishAnswer(answer, own).text;

describe('thoughts before the text', () => {
  it.each([
    ['tags', `<think>\nThe user wants a LinkedIn post. I should begin {plainly}.\n</think>\n\n${post}`],
    ['tags of another name', `<thinking>short</thinking>${post}`],
    ['tags of a name nobody knew', `<planning>\nfirst the form\n</planning>\n${post}`],
    ['tags without their beginning', `Okay, the user wants a post.\nLet me write it.\n</think>\n\n${post}`],
    ['empty tags', `<think>\n\n</think>\n\n${post}`],
    ['two thoughts', `<reasoning>one</reasoning>\n<reflection>two</reflection>\n${post}`],
    [
      'channels',
      `<|channel|>analysis<|message|>The user wants…<|end|><|start|>assistant<|channel|>final<|message|>${post}<|return|>`,
    ],
    ['channels that lost their marks', `analysisThe user wants a post about forms.assistantfinal${post}`],
    ['brackets', `[THINK]The user wants a post.[/THINK]${post}`],
    ['other marks', `◁think▷The user wants a post.◁/think▷${post}`],
    ['lines of a terminal', `Thinking...\nThe user wants a post.\n...done thinking.\n\n${post}`],
    ['a heading', `**Thinking:** The user wants a post.\n\n**Post:**\n\n${post}`],
    ['words about the user', `The user wants a LinkedIn post about a form. I will write it now.\n\n${post}`],
    ['JSON after them', `<think>{"no": "text"}</think>\n${JSON.stringify({ post })}`],
    ['tags around the answer', `<think>a</think><answer>\n${post}\n</answer>`],
    ['end marks', `${post}<|im_end|>`],
    ['marks with numbers', `<unused94>thought\nThe user wants a post.\n<unused95>${post}`],
    ['tags around the answer that name it', `<linkedin-post>\n${post}\n</linkedin-post>`],
    [
      'lines that say where the answer begins',
      `Here are my reasoning steps:\nThe user wants a post.\n[BEGIN FINAL RESPONSE]\n${post}\n[END FINAL RESPONSE]`,
    ],
    ['a mark between turns', `${post} <sep>`],
  ])('go: %s', (_, answer) => expect(finished(answer)).toBe(post));

  it('leave nothing when they never end, unless a text is introduced in them', () => {
    expect(finished('<think>The user wants a post. First I would')).toBe('');
    expect(finished(`<think>The user wants a post.\n\nHere is the LinkedIn post:\n\n${post}`)).toBe(post);
  });

  it('stay where a text speaks about them', () => {
    const text = 'Our model writes <think> and </think> around its doubts.\n\nI wish people did.';
    expect(finished(text)).toBe(text);
  });
});

describe('what stands before the text', () => {
  it.each([
    'Here’s a LinkedIn post for you:',
    'Absolutely! Here’s one for you:',
    'Great idea! Here is a LinkedIn post based on your notes:',
    'Sure, here you go:',
    'Certainly! I’ve drafted a LinkedIn post for you, in your dry tone:',
    'Gerne! Hier ist dein LinkedIn-Beitrag:',
    'Hier ist ein Entwurf für deinen Beitrag:',
    '¡Claro! Aquí tienes la publicación:',
    'Bien sûr ! Voici votre post LinkedIn :',
    'Voici une proposition de post LinkedIn, rédigée à partir de vos éléments :',
    'ज़रूर! यहाँ आपके लिए लिंक्डइन पोस्ट है:',
    'Certo! Ecco il post per LinkedIn:',
    'Natuurlijk! Hier is je LinkedIn-post:',
    'Claro! Aqui está a publicação para o LinkedIn:',
    '**LinkedIn Post:**',
    'LinkedIn post:',
    '**Beitrag:**',
    '## Draft 1',
    'Title: Fewer fields',
    '**Titel: Weniger Felder**',
    '# Fewer fields',
    '🚀 LinkedIn Post 🚀',
    'As requested:',
    'Wie gewünscht:',
    'Here’s my take on your notes:',
    'You’re right, the first version was too long. Here’s a tighter one:',
    'Ecco una bozza pronta da pubblicare:',
    '---',
  ])('goes: %s', (line) => expect(finished(`${line}\n\n${post}`)).toBe(post));

  it.each([
    'Here’s the post that got me fired:',
    'Here is the post I should have written in 2019:',
    'Here is my new LinkedIn post about nothing:',
    'Hier ist mein Beitrag zur Debatte:',
    'Here’s the short version:',
    'Here is what nobody told me about forms:',
    'My best LinkedIn post had 14 words:',
    'Three things I learned this year:',
    'The best advice I ever got:',
    'Absolutely.',
    'Hier ist der Satz, den ich mit 40 gelernt habe:',
    'Voici ce que personne ne dit :',
    '“Ship it.”',
    'Title inflation is real.',
    'Headline: Local bakery refuses to grow.',
    'As requested by eleven of you: the checklist.',
    'Wie gewünscht, hier die Zahlen aus dem Mai:',
    'Here’s my take on stand-ups:',
    'You’re right, we were too slow.',
    'Ecco la bozza del contratto che ci è costata un anno:',
  ])('stays where it is the author’s: %s', (line) => {
    expect(finished(`${line}\n\n${post}`)).toBe(`${line}\n\n${post}`);
  });
});

describe('what stands after the text', () => {
  it.each([
    'Let me know if you’d like me to adjust the tone or length.',
    'Would you like me to make it shorter?',
    'Feel free to edit the post to match your style.',
    'Sag mir gerne Bescheid, wenn ich den Ton anpassen soll.',
    '¿Quieres que la haga más corta o que añada hashtags?',
    'Dites-moi si vous souhaitez que je modifie le ton.',
    'बताएं अगर आप टोन में बदलाव चाहते हैं।',
    'Fammi sapere se vuoi che modifichi il tono.',
    'Laat me weten als je wilt dat ik de toon aanpas.',
    'Me avise se quiser que eu ajuste o tom.',
    'Note: I kept the figures and changed the tone.',
    '(31 words)',
    'Word count: 31',
    '*[ca. 31 Wörter]*',
    '---\n\nLet me know if you want changes.',
    '**Posting tips:**\n- Post on Tuesday.\n- Add a photo.',
    '**Character count:** 87 / 3,000',
    '*(~87 characters, 16 words)*',
    'Zeichenanzahl: 87',
    '(87 Zeichen inkl. Leerzeichen)',
    '16 words',
    '(Note: I left out the budget because it was marked private.)',
    '---\n*This post uses a concrete opening, as you requested.*',
    'Espero que te sirva. Si quieres, puedo acortarla.',
    'Spero che ti piaccia! Se vuoi, posso renderlo più breve.',
    'Ik hoop dat dit is wat je zocht. Zal ik hem nog wat korter maken?',
    'N’hésitez pas à me dire si vous souhaitez un ton plus direct.',
    '**German translation:**\n\nWir haben vier Felder gestrichen. Niemand hat sie vermisst.',
    '(Deutsche Übersetzung: Wir haben vier Felder aus dem Formular gestrichen, und niemand hat sie vermisst.)',
    '[End of post]',
    '---',
  ])('goes: %s', (end) => expect(finished(`${post}\n\n${end}`)).toBe(post));

  it.each([
    'What would you have cut?',
    'Let me know if you want the checklist.',
    'I hope this helps someone.',
    'Would you do it again?',
    'P.S. We are hiring.',
    '31 fields were left.',
    '140 characters.',
    'Note: the shorter text got fewer replies. We kept the longer one.',
    'Feel free to change the text to match your style. It is on our site.',
    'Translation: they will not call back.',
    'If you want, I can send you the list.',
    'Here is the version that got published.',
    'Era la versión 14.',
    'Posting tips:\n\n1. Do not.\n2. If you must, call somebody first.',
    'Why it works: the last one to leave writes down what broke.',
    '“Sure! Here is your post,” it said. I read it aloud. She asked who had died.',
    '#forms #design',
    'My tips:\n- Ask twice.\n- Cut once.',
    '---\n\nI’m Anna, and I write about forms. Follow me for more.',
  ])('stays where it is the author’s: %s', (end) => {
    expect(finished(`${post}\n\n${end}`)?.replace('---\n\n', '')).toBe(
      `${post}\n\n${end}`.replace('---\n\n', ''),
    );
  });

  it('loses hashtags that stood above already', () => {
    const tagged = `${post}\n\n#Forms #design`;
    expect(finished(`${tagged}\n\nHashtags: #forms #design`)).toBe(tagged);
    expect(finished(`${tagged}\n\n#forms #ux`)).toBe(`${tagged}\n\n#forms #ux`);
  });

  it('loses the word before hashtags, and not the hashtags', () => {
    expect(finished(`${post}\n\n**Hashtags:** #forms #design`)).toBe(`${post}\n\n#forms #design`);
  });
});

describe('what stands around the text', () => {
  it.each([
    ['quotation marks', `“${post}”`],
    ['straight ones', `"${post}"`],
    ['German ones', `„${post}“`],
    ['French ones', `« ${post} »`],
    ['a fence', `\`\`\`markdown\n${post}\n\`\`\``],
    [
      'a fence and words',
      `Here you go:\n\n\`\`\`\n${post}\n\`\`\`\n\nLet me know if you want another version.`,
    ],
    ['JSON', JSON.stringify({ post })],
    ['JSON of another name', JSON.stringify({ linkedin_text: post, hashtags: [] })],
    ['JSON in a fence', `\`\`\`json\n${JSON.stringify({ text: post })}\n\`\`\``],
    ['a list of texts', JSON.stringify([{ post }, { post: 'Another one.' }])],
    ['JSON in JSON', JSON.stringify({ result: { post } })],
    ['JSON with a list', JSON.stringify({ posts: [{ text: post, hashtags: ['forms'] }] })],
    ['JSON of passages', JSON.stringify({ paragraphs: post.split('\n\n') })],
    [
      'JSON of parts',
      JSON.stringify({ hook: post.split('\n\n')[0], body: post.split('\n\n')[1], hashtags: [] }),
    ],
    ['a JSON string', JSON.stringify(post)],
    [
      'the answer of a server',
      JSON.stringify({ choices: [{ message: { role: 'assistant', content: post } }] }),
    ],
    ['a call', JSON.stringify({ name: 'write_post', arguments: { text: post } })],
    ['a fence of tildes', `~~~\n${post}\n~~~`],
    ['a long fence', `\`\`\`\`markdown\n${post}\n\`\`\`\``],
    ['YAML', `post: |\n  ${post.replaceAll('\n', '\n  ')}`],
    [
      'HTML',
      post
        .split('\n\n')
        .map((part) => `<p>${part}</p>`)
        .join('\n'),
    ],
    ['line breaks of HTML', post.replaceAll('\n', '<br>\n')],
    ['lines that say where it begins', `--- BEGIN POST ---\n${post}\n--- END POST ---`],
    [
      'options in brackets',
      `**Version 1 (short):**\n\n${post}\n\n**Version 2 (long):**\n\nFour fields of our form are gone, and nobody has asked for them since.`,
    ],
    [
      'a preface, bold and a postscript',
      `Sure! Here’s your post:\n\n**We cut four fields** of the form.\n\nNobody missed *them*. The fifth one went a week later.\n\n---\n\nWant me to change the tone?`,
    ],
    [
      'options',
      `Option 1:\n\n${post}\n\nOption 2:\n\nFour fields of our form are gone, and nobody has asked for them since.`,
    ],
    [
      'options with names',
      `Hier sind zwei Varianten:\n\n**Variante A – sachlich**\n\n${post}\n\n**Variante B – persönlich**\n\nIch habe vier Felder gestrichen. Niemand hat sie vermisst, nicht einmal ich.`,
    ],
  ])('goes: %s', (_, answer) => expect(finished(answer)).toBe(post));

  it.each([
    '"No." That was all she said.\n\nI asked again. "Yes."',
    '“Ship it.”',
    'Option 1: quit.\n\nOption 2: stay.\n\nI took the third one.',
    'Lesson 1: Ask twice before you cut a field, since somebody may need it.\n\nLesson 2: Cut it all the same, and see who calls.',
    'We use `npm` and #snake_case_tags, 5 * 3 * 2 of them.',
    '{ } is an empty object. So is our calendar on Fridays.\n\nIt took two years.',
    '"We can\'t hire you."\n\nI heard it nine times. The tenth said "Monday?"',
    'Never write <br> at the end of a line.\n\nWrite two lines instead.',
    'END OF LIFE.\n\nOur first product is switched off today.',
    'We closed in May.\n\n--- End of an era ---\n\nI start again on Monday, with two chairs.',
    'We closed in May.\n\n[end of part one]\n\nTomorrow: the lamp.',
    'Final version: v17_final_FINAL.docx.\n\nThat was our release process.',
  ])('stays where it is the author’s: %s', (text) => expect(finished(text)).toBe(text));

  it('becomes plain text', () => {
    expect(
      finished('We cut **four** fields.\n\n* One\n* Two\n\n> Read [the notes](https://example.org/a).'),
    ).toBe('We cut four fields.\n\n- One\n- Two\n\nRead the notes (https://example.org/a).');
  });
});

describe('a changed text', () => {
  const own = `${post}\n\nThe last paragraph says little.`;
  it.each([
    `I cut the last paragraphs.\n\n${post}`,
    `${post}\n\nI shortened the text and removed the last paragraph.`,
    `Here’s a shorter version:\n\n${post}`,
    `Here is the revised text:\n\n${post}`,
  ])('comes without what the model did: %s', (answer) => expect(finished(answer, own)).toBe(post));

  it('keeps what the author’s own text has, whatever it looks like', () => {
    const odd = `Here’s a LinkedIn post for you:\n\n**Bold** it stays.\n\n---\n\nLet me know if you’d like me to adjust the tone.`;
    expect(finished(odd, odd)).toBe(odd);
  });
});

it('a text that breaks off is told from one that ends', () => {
  expect(looksCut('We cut four fields.\n\nThe fifth one went a week later, because the people who')).toBe(
    true,
  );
  for (const end of ['It went.', '#forms #design', 'https://example.org/a', '– Anna', 'Follow for more'])
    expect(looksCut(`We cut four fields.\n\n${end}`)).toBe(false);
});

it('a text that repeats itself ends after the first time', () => {
  const passage = 'And so we cut another field of the form. ';
  const start = 'We began with nine. ';
  expect(loopAt(`${start}${passage.repeat(3)}`)).not.toBeNull();
  expect(`${start}${passage.repeat(9)}`.slice(0, loopAt(`${start}${passage.repeat(9)}`) ?? 0).trim()).toBe(
    `${start}${passage}`.trim(),
  );
  expect(loopAt('No. No. No. We said it three times, and then we said it once more.')).toBeNull();
});
