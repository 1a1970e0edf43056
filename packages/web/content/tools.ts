import { brand } from '@limelight/contracts/catalog';

export interface Tool {
  path: string;
  name: string;
  description: string;
  lead: string;
  advice: { title: string; words: string };
  questions: readonly { question: string; answer: string }[];
}

const stays = {
  question: 'Is what I type sent anywhere?',
  answer:
    'The line under the button says so before you press it. Without a model the tool works inside your browser and nothing is sent. Where this installation offers a language model, your words are sent to it for the answer; neither they nor the answer are kept. What you take to the dashboard stays in your browser until you save it there.',
};

export const tools: readonly Tool[] = [
  {
    path: '/tools/post-generator',
    name: 'Post generator',
    description:
      'A free LinkedIn post generator without an account: type rough notes, choose a shape, and copy the post or continue in the dashboard.',
    lead: 'Three rough lines are enough. The post is made from what you said.',
    advice: {
      title: 'How to get a good post out of it',
      words:
        'Write what happened, not what it means. Give numbers with a before and after. Say who it is for if that matters. Below the result, you see what would make it better.',
    },
    questions: [
      stays,
      {
        question: 'Why is the post so close to my notes?',
        answer:
          'Without a model you get an outline: your own sentences in order, with gaps where the format needs more. A model writes more freely; facts that are not in your notes are listed below the post.',
      },
      {
        question: 'How often can I use it?',
        answer:
          'Outlines as often as you like. A model answers twenty times an hour per address. Neither needs an account or credits.',
      },
    ],
  },
  {
    path: '/tools/hook-generator',
    name: 'Hook generator',
    description:
      'Find the first line of a LinkedIn post: several openings from one note, with the number of characters of each. Free, without an account.',
    lead: 'Several hooks for one idea. Pick the one that sounds like you.',
    advice: {
      title: 'What a first line has to do',
      words:
        'Say what the post is about, in words the reader would use. A number, a decision or a mistake works well. A greeting, a question anyone could ask, or “I am excited to share” does not.',
    },
    questions: [
      stays,
      {
        question: 'How long can a first line be?',
        answer:
          'The feed cuts posts by lines, not characters. Under about 140 characters, it shows in full on most phones.',
      },
    ],
  },
  {
    path: '/tools/profile-headline-generator',
    name: 'Profile headline generator',
    description:
      'Write a LinkedIn headline within 220 characters from what you do, who you help and the result you deliver. Free, without an account.',
    lead: 'Your headline appears next to every comment you make. You have 220 characters.',
    advice: {
      title: 'What belongs in it',
      words:
        'First your work, in the words that people search for. Then who you help, then one proof. Leave out “passionate” and “guru”: they take up space and say nothing that a reader can check.',
    },
    questions: [
      stays,
      {
        question: 'Should I put my employer in it?',
        answer: 'If readers know the name, yes. Otherwise what the company does says more.',
      },
    ],
  },
  {
    path: '/tools/graphic-generator',
    name: 'Graphic generator',
    description:
      'Turn a quotation or a figure into a clean picture for a LinkedIn post, as PNG or SVG, in three proportions. Free, without an account.',
    lead: 'One sentence or one number, nicely designed. Save it as PNG or SVG.',
    advice: {
      title: 'When a graphic helps',
      words:
        'When one number or one sentence makes the point of the post. Repeat the words in the post or in the alt text, so that people who cannot see the picture miss nothing.',
    },
    questions: [
      stays,
      {
        question: 'Which file type should I choose?',
        answer:
          'PNG for LinkedIn, which does not accept SVG. SVG if you want to edit the picture in a drawing program.',
      },
      {
        question: `Is there a ${brand.name} watermark on it?`,
        answer: 'No. You can put your own name in the corner.',
      },
    ],
  },
  {
    path: '/tools/profile-analyzer',
    name: 'Profile analyzer',
    description:
      'Paste your LinkedIn headline and About text and see what is clear, vague or missing, rule by rule. Free, without an account.',
    lead: 'Paste your headline and About text. Each remark says which rule it comes from.',
    advice: {
      title: 'What it checks',
      words:
        'Length, the first lines, use of the first person, numbers, vague words, long paragraphs, and contact details. It counts and compares; it cannot know whether what you say is true.',
    },
    questions: [
      stays,
      {
        question: 'Why is there no score?',
        answer:
          'A score out of a hundred would suggest a precision that rules do not have. The remarks tell you what to improve.',
      },
    ],
  },
];
