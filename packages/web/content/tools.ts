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
    'The line under the button says so before you press it. Without a model the tool works inside your browser and nothing is sent. Where this installation offers a language model, your words are sent to it for the answer; neither they nor the answer are kept. What you take into the dashboard waits in your browser until you save it there.',
};

export const tools: readonly Tool[] = [
  {
    path: '/tools/post-generator',
    name: 'Post generator',
    description:
      'A free LinkedIn post generator without an account: type rough notes, choose a shape, and copy the post or take it along.',
    lead: 'Three rough lines are enough. What comes back is made of what you said.',
    advice: {
      title: 'How to get a good post out of it',
      words:
        'Write what happened, not what it means. Give a figure with both its ends: from what, to what. Say who it is for if that matters. Under the result you see what would have helped.',
    },
    questions: [
      stays,
      {
        question: 'Why is the post so close to my notes?',
        answer:
          'Without a model you get an outline: your own sentences in order, with gaps where the format needs more. A model words things more freely; facts that are not in your notes are listed below the post.',
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
    lead: 'Several ways into one idea, so that you can hear which is yours.',
    advice: {
      title: 'What a first line has to do',
      words:
        'Say what the post is about, in words the reader would use. A figure, a decision or a mistake does this well. A greeting, a question that anybody could ask, or “I am excited to share” does not.',
    },
    questions: [
      stays,
      {
        question: 'How long may a first line be?',
        answer:
          'The feed cuts a post by lines and not by characters. Under about 140 characters it stands whole on most phones.',
      },
    ],
  },
  {
    path: '/tools/profile-headline-generator',
    name: 'Profile headline generator',
    description:
      'Write a LinkedIn headline within 220 characters from what you do, for whom, and what comes of it. Free, without an account.',
    lead: 'Your headline stands beside every comment you make. It has 220 characters.',
    advice: {
      title: 'What belongs in it',
      words:
        'The work, first, in the word that people search for. Then for whom, then one proof. “Passionate” and “guru” can go: they take room and say nothing that a reader could check.',
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
    lead: 'One sentence or one figure, set well. Save it as PNG or SVG.',
    advice: {
      title: 'When a graphic helps',
      words:
        'When the post has one figure or one sentence that carries it. Repeat the words in the post or in the alt text, so that those who do not see the picture lose nothing.',
    },
    questions: [
      stays,
      {
        question: 'Which file should I take?',
        answer:
          'PNG for LinkedIn, which takes no SVG. SVG if you want to change the picture in a drawing program.',
      },
      {
        question: `Is there a mark of ${brand.name} on it?`,
        answer: 'No. You may put your own name in the corner.',
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
      title: 'What it looks at',
      words:
        'Length, the first lines, whether it is written by a person in the first person, figures, vague words, long paragraphs, and a way to reach you. It counts and compares; it cannot know whether what you say is true.',
    },
    questions: [
      stays,
      {
        question: 'Why is there no score?',
        answer:
          'A number out of a hundred would suggest a precision that rules do not have. The remarks are what you can act on.',
      },
    ],
  },
];
