import {
  creditCosts,
  freeLimits,
  postsFor,
  products,
  refundHours,
  signUpCredits,
  starterName,
} from '@limelight/contracts/catalog';

const number = new Intl.NumberFormat('en');
const pro = products.p_pro;
const premium = products.p_pre_credit;
const monthly = pro.kind === 'plan' ? pro.creditsPerMonth : 0;
const pack = premium.kind === 'credits' ? premium.credits : 0;

export const pricingQuestions: readonly { question: string; answer: string }[] = [
  {
    question: 'What is a credit?',
    answer: `What generating costs. One post takes ${creditCosts['post.generate']}. Writing by hand, checking, the preview, scheduling and publishing take none.`,
  },
  {
    question: `What do I get with ${starterName}?`,
    answer: `${signUpCredits} credits, once: ${postsFor(signUpCredits)} posts. You can have ${freeLimits.scheduledPosts} scheduled posts at a time. No card is asked for.`,
  },
  {
    question: `What is the difference between ${pro.name} and ${premium.name}?`,
    answer: `${pro.name} gives ${number.format(monthly)} credits each month for as long as you bought it. ${premium.name} gives ${number.format(pack)} at once, which never lapse. If you write every week, ${pro.name} is cheaper; if you write now and then, ${premium.name} is.`,
  },
  {
    question: 'Does anything renew by itself?',
    answer:
      'No. Everything here is paid once. A plan ends on its day, we write to you three days before, and nothing is charged again unless you buy it again.',
  },
  {
    question: 'Do credits lapse?',
    answer: `Those of ${pro.name} lapse when the plan ends. Those of ${premium.name}, of add-ons and of your sign-up never do. What lapses soonest is spent first.`,
  },
  {
    question: `When do the credits of ${pro.name} arrive?`,
    answer:
      'The first month’s at once, the others month by month on the same day. If you buy it again before it ends, the new months begin where the old ones stop.',
  },
  {
    question: 'What if I run out?',
    answer:
      'Nothing is lost: drafts stay, and you can go on writing by hand and publishing. An add-on or another purchase is there at once.',
  },
  {
    question: 'Am I charged for a draft that fails?',
    answer:
      'No. A generation that fails, comes back empty or is stopped within its first words costs nothing.',
  },
  {
    question: 'How can I pay?',
    answer:
      'With what the payment provider offers you: cards, UPI, net banking and wallets in India; elsewhere cards, and PayPal where it is switched on. Your card details go to the provider and never to us.',
  },
  {
    question: 'Which currency do I pay in, and what about tax?',
    answer:
      'Rupees in India, US dollars elsewhere; in India you can choose dollars. Prices include taxes. You get a numbered invoice, with your tax number on it if you have one.',
  },
  {
    question: 'Can I get my money back?',
    answer: `Yes, for ${refundHours} hours after the purchase, less the share of its credits you have used. Press “Cancel purchase” on the page [Payments and invoices](/dashboard/payments); the [refund page](/refund-policy) is the text that counts.`,
  },
];
