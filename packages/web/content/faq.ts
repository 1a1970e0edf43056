import { brand, creditCosts, freeLimits, signUpCredits } from '@limelight/contracts/catalog';

export type FaqIcon = 'flag' | 'tools' | 'receipt' | 'lock' | 'wrench';

export interface FaqCategory {
  category: string;
  icon: FaqIcon;
  questions: readonly { question: string; answer: string }[];
}

/** The questions of `/faq`. `notBuilt` names the parts of the dashboard that do not exist yet. */
export function faq(): FaqCategory[] {
  return [
    {
      category: 'Getting Started',
      icon: 'flag',
      questions: [
        {
          question: `What is ${brand.name}?`,
          answer: `A tool that helps you write for LinkedIn. It turns your notes into a draft, shows how the feed will display it, and publishes it now or at a time you choose.`,
        },
        {
          question: 'How do I get started?',
          answer: `[Sign up](/sign-up) with an email address, or with Google or LinkedIn where those are offered. You get ${signUpCredits} credits once. Type an idea under Write and press the button.`,
        },
        {
          question: 'Can I try it without an account?',
          answer: 'Yes. The editor on the [home page](/) and the [free tools](/tools) work without one.',
        },
        {
          question: 'Do I have to connect LinkedIn?',
          answer: 'Only to publish or schedule. You can write, check and copy posts without a connection.',
        },
      ],
    },
    {
      category: 'Tools & Features',
      icon: 'tools',
      questions: [
        {
          question: 'What can I choose before a draft is written?',
          answer:
            'The post’s shape, tone, length, goal, call to action, audience and language, points it must make and words it must not use. Everything is optional, and you can save your choices as a template.',
        },
        {
          question: 'Which AI model writes the posts?',
          answer:
            'The language model connected to this installation. The Write page names it. Without a model you get an outline: your own sentences in order, with gaps to fill.',
        },
        {
          question: 'How does it find AI phrases?',
          answer:
            'With rules, explained next to each remark: clichés, empty openings, neat lists of three, claims without a source. A rule can be wrong, so nothing changes unless you apply the fix.',
        },
        {
          question: 'What can a post be written from?',
          answer:
            'Your own words, a web page, a PDF, Word, text or Markdown file, one of your earlier posts, or a transcript of a video or meeting. A post can have up to five sources. Each source appears next to the draft with the passages it uses highlighted. Every number, name, date and quote is linked to its source; you confirm or remove anything without one.',
        },
        {
          question: 'Is the preview exact?',
          answer:
            'It matches the feed’s text, line breaks and “more” link. LinkedIn can change its page without notice and phones differ, so a line may break elsewhere.',
        },
        {
          question: 'What can I attach to a post?',
          answer:
            'Pictures with your own alt text, a document, a video, a poll, a link with its card, or someone else’s post. You can also add a first comment.',
        },
        {
          question: 'What happens if LinkedIn is unavailable when my post is due?',
          answer:
            'We try again when that is safe. If the post is more than two hours late, we ask you what to do. If LinkedIn’s answer was lost, we ask you to check LinkedIn before anything is sent again.',
        },
      ],
    },
    {
      category: 'Pricing & Billing',
      icon: 'receipt',
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
          question: 'Can I cancel my plan?',
          answer: 'At any time. You keep access until the end of the paid period.',
        },
        {
          question: 'Can I get my money back?',
          answer:
            'Within 48 hours of activation, less the share of credits you have used. Press “Cancel purchase” under [Payments and invoices](/dashboard/payments). The [refund page](/refund-policy) has the details and is binding.',
        },
        {
          question: 'How can I pay?',
          answer:
            'With the methods our payment provider offers: cards, UPI, net banking and wallets in India; cards, and PayPal where available, for international payers.',
        },
        {
          question: 'Am I charged for a draft that fails?',
          answer:
            'No. Nothing is charged if a generation fails, comes back empty, or is stopped within its first words. An outline, which you get without a model, is always free.',
        },
      ],
    },
    {
      category: 'Security & Privacy',
      icon: 'lock',
      questions: [
        {
          question: `What can ${brand.name} do on LinkedIn?`,
          answer:
            'See your name, email address and picture, and publish posts you approved. It cannot read or send messages.',
        },
        {
          question: 'Where are my texts stored?',
          answer:
            'In the database and file storage of the service until you delete them. The [privacy policy](/privacy-policy) says who else receives what, and when.',
        },
        {
          question: 'Are my texts used to train models?',
          answer:
            'Not by us. If a model provider is used, it receives only what the step you start needs, such as the notes for a draft.',
        },
        {
          question: 'How do I delete everything?',
          answer:
            'On the account page. Texts, files, tokens and support conversations are deleted. Credit records stay without your name, and a hash of your address stays so that free credits are given only once.',
        },
        {
          question: 'Is there an age limit?',
          answer: 'You must be at least 13 years old.',
        },
      ],
    },
    {
      category: 'Technical Support',
      icon: 'wrench',
      questions: [
        {
          question: 'How do I reach support?',
          answer: `Ask under [Support](/dashboard/support) in the dashboard, or write to ${brand.supportEmail}. Support is there from Monday to Friday, 9 AM to 6 PM EST, and typically replies within 24 hours.`,
        },
        {
          question: 'LinkedIn says that the connection has expired. What now?',
          answer:
            'Open your profile in the dashboard and reconnect. LinkedIn ends these permissions after a few weeks; we warn you a week before.',
        },
        {
          question: 'I did not get the verification email.',
          answer:
            'Check your spam folder, then log in and request another from the notice at the top of the page. If it still doesn’t arrive, write to us from the same address.',
        },
        {
          question: 'Can I restore an earlier version of a post?',
          answer:
            'Yes. The version list on the Write page shows each change and who or what made it. You can restore any version.',
        },
        {
          question: 'I closed the tab while writing. Is the text gone?',
          answer:
            'No. Your text is kept in your browser and saved to your account. Open Write again to continue.',
        },
        {
          question: 'Which browsers work?',
          answer: 'Current versions of Chrome, Edge, Firefox and Safari, on a computer or a phone.',
        },
      ],
    },
  ];
}
