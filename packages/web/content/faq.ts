import { brand, creditCosts, freeLimits, signUpCredits } from '@limelight/contracts/catalog';

export interface FaqCategory {
  category: string;
  questions: readonly { question: string; answer: string }[];
}

/** The questions of `/faq`. `notBuilt` names the parts of the dashboard that do not exist yet. */
export function faq(): FaqCategory[] {
  return [
    {
      category: 'Getting Started',
      questions: [
        {
          question: `What is ${brand.name}?`,
          answer: `A program that helps you write for LinkedIn. You bring notes; it makes a draft from them, shows how the feed will display it, and publishes it now or at a time you choose.`,
        },
        {
          question: 'How do I begin?',
          answer: `[Sign up](/sign-up) with an e-mail address, or with Google or LinkedIn where those are offered. You get ${signUpCredits} credits once. Type an idea under Write and press the button.`,
        },
        {
          question: 'Can I try it without an account?',
          answer: 'Yes. The editor on the [first page](/) and the [free tools](/tools) work without one.',
        },
        {
          question: 'Do I have to connect LinkedIn?',
          answer: 'Only to publish or schedule. Writing, checking and copying a post need no connection.',
        },
      ],
    },
    {
      category: 'Tools & Features',
      questions: [
        {
          question: 'What can I choose before a draft is written?',
          answer:
            'The shape of the post, its tone and length, the goal and what readers are asked to do, the audience, the language, points it must make and words it must not hold. All are optional, and can be kept under a name.',
        },
        {
          question: 'Which writer is used?',
          answer:
            'The language model this installation is connected to; the Write page names it. Without a model you get an outline: your own sentences in order, with gaps to fill.',
        },
        {
          question: 'How does it find machine-made phrases?',
          answer:
            'With rules you can read about beside each remark: stock words, openers that say nothing, three of everything, claims without a source. A rule can be wrong, so nothing is changed unless you press the fix.',
        },
        {
          question: 'What can a post be written from?',
          answer:
            'Your own words, a web page, a PDF, Word, text or Markdown file, an earlier post of yours, and a transcript of a video or a meeting, up to five for a post. The source stands beside the draft with the passages it uses marked. Each figure, name, date and quotation is linked to where it came from; what no source holds you confirm or cut.',
        },
        {
          question: 'Is the preview exact?',
          answer:
            'It follows the feed in text, line breaks and the place of “more”. LinkedIn changes its page without notice and phones differ, so a line can fall elsewhere.',
        },
        {
          question: 'What can a post carry?',
          answer:
            'Pictures with alt text of your own, a document, a video, a poll, a link with its card, or a post of somebody else. A first comment can go with it.',
        },
        {
          question: 'What happens to a post whose time comes while LinkedIn is unreachable?',
          answer:
            'It is tried again when that is safe. If it is more than two hours late it waits for your word. If the answer of an attempt was lost, you are asked to look on LinkedIn before anything is sent again.',
        },
      ],
    },
    {
      category: 'Pricing & Billing',
      questions: [
        {
          question: 'What does it cost to write a post?',
          answer: `${creditCosts['post.generate']} credits for a draft. Scheduling and publishing are free.`,
        },
        {
          question: 'What do I get for free?',
          answer: `${signUpCredits} credits, once, and up to ${freeLimits.scheduledPosts} scheduled posts at a time.`,
        },
        {
          question: 'Can I cancel?',
          answer: 'At any time. What you paid for stays usable until the end of the paid period.',
        },
        {
          question: 'Can I get my money back?',
          answer:
            'Within 48 hours of activation, less the share of credits you have used. Press “Cancel purchase” under [Payments and invoices](/dashboard/payments). The [refund page](/refund-policy) has the details and is the text that counts.',
        },
        {
          question: 'How can I pay?',
          answer:
            'With the methods the payment provider offers you: cards, UPI, net banking and wallets in India; for international payers cards, and PayPal where it is switched on.',
        },
        {
          question: 'Am I charged for a draft that fails?',
          answer:
            'No. Nothing is charged if a generation fails, comes back empty, or is stopped within its first words. An outline that is mostly gaps is free, too.',
        },
      ],
    },
    {
      category: 'Security & Privacy',
      questions: [
        {
          question: `What may ${brand.name} do on LinkedIn?`,
          answer:
            'See your name, e-mail address and picture, and publish posts you approved. It cannot read messages and sends none.',
        },
        {
          question: 'Where are my texts stored?',
          answer:
            'In the database and file storage of the service until you delete them. The [privacy policy](/privacy-policy) says who else receives what, and when.',
        },
        {
          question: 'Are my texts used to train models?',
          answer:
            'Not by us. Where a provider of models is used, it receives what the step you press needs, such as the notes for a draft.',
        },
        {
          question: 'How do I delete everything?',
          answer:
            'On the account page. Texts, files, tokens and conversations with support go; credit records stay without your name, and a hash of your address stays so that the free credits are given once.',
        },
        {
          question: 'Is there an age limit?',
          answer: 'You must be at least 13 years old.',
        },
      ],
    },
    {
      category: 'Technical Support',
      questions: [
        {
          question: 'How do I reach support?',
          answer: `Ask under [Support](/dashboard/support) in the dashboard, or write to ${brand.supportEmail}. Support is there from Monday to Friday, 9 AM to 6 PM EST, and typically replies within 24 hours.`,
        },
        {
          question: 'LinkedIn says that the connection has expired. What now?',
          answer:
            'Open your profile in the dashboard and reconnect. LinkedIn ends such permissions after some weeks; you are warned a week before.',
        },
        {
          question: 'I did not get the verification e-mail.',
          answer:
            'Look in the spam folder, then log in and ask for another from the notice at the top of the page. If none arrives, write to us from the same address.',
        },
        {
          question: 'Can I get an earlier version of a post back?',
          answer:
            'Yes. The list of versions on the Write page shows what was changed and by whom or what, and each version can be restored.',
        },
        {
          question: 'I closed the tab while writing. Is the text gone?',
          answer:
            'No. What you type is kept in your browser and saved to your account. Open Write again and it is there.',
        },
        {
          question: 'Which browsers work?',
          answer: 'Current versions of Chrome, Edge, Firefox and Safari, on a computer or a phone.',
        },
      ],
    },
  ];
}
