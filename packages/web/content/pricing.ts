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
    answer: `The unit you pay for AI generation with. One post costs ${creditCosts['post.generate']}. Writing by hand, checks, previews, scheduling and publishing are free.`,
  },
  {
    question: `What do I get with ${starterName}?`,
    answer: `${signUpCredits} credits, once: ${postsFor(signUpCredits)} posts. You can have ${freeLimits.scheduledPosts} scheduled posts at a time. No card needed.`,
  },
  {
    question: `What is the difference between ${pro.name} and Premium?`,
    answer: `${pro.name} gives ${number.format(monthly)} credits each month for as long as you bought it. Premium gives ${number.format(pack)} at once, which never expire. If you write every week, ${pro.name} is cheaper; if you write now and then, Premium is.`,
  },
  {
    question: 'Does anything renew automatically?',
    answer:
      'No. Everything here is a one-time payment. We email you three days before a plan ends, and you are not charged again unless you buy it again.',
  },
  {
    question: 'Do credits expire?',
    answer: `${pro.name} credits expire when the plan ends. Credits from Premium, add-ons and sign-up never do. Credits that expire soonest are spent first.`,
  },
  {
    question: `When do I get my ${pro.name} credits?`,
    answer:
      'The first month’s credits immediately, then each month on the same day. If you buy it again before it ends, the new months start when the current ones end.',
  },
  {
    question: 'What if I run out?',
    answer:
      'Nothing is lost: your drafts stay, and you can keep writing by hand and publishing. Add-ons and other purchases are available immediately.',
  },
  {
    question: 'Am I charged for a draft that fails?',
    answer:
      'No. A generation that fails, comes back empty or is stopped within its first words costs nothing.',
  },
  {
    question: 'How can I pay?',
    answer:
      'With the methods our payment provider offers: cards, UPI, net banking and wallets in India; cards, and PayPal where available, elsewhere. Your card details go to the provider and never to us.',
  },
  {
    question: 'Which currency do I pay in, and what about tax?',
    answer:
      'Rupees in India, US dollars elsewhere; in India you can choose dollars. Prices include taxes. You get a numbered invoice, with your tax number on it if you have one.',
  },
  {
    question: 'Can I get my money back?',
    answer: `Yes, for ${refundHours} hours after the purchase, less the share of its credits you have used. Press “Cancel purchase” on the [Payments and invoices](/dashboard/payments) page. The [refund page](/refund-policy) is binding.`,
  },
];
