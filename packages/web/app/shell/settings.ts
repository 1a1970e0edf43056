/** A setting or task that the palette finds by name, and the page it is on. */
export interface Setting {
  label: string;
  to: string;
  keywords: string[];
}

export const settings: readonly Setting[] = [
  { label: 'Connect or disconnect LinkedIn', to: '/dashboard/profile', keywords: ['reconnect', 'token'] },
  { label: 'Change time zone', to: '/dashboard/profile', keywords: ['timezone', 'clock'] },
  {
    label: 'Change language and tone of new posts',
    to: '/dashboard/profile',
    keywords: ['voice', 'audience'],
  },
  {
    label: 'Import posts and analytics',
    to: '/dashboard/profile',
    keywords: ['export', 'zip', 'xlsx', 'csv'],
  },
  {
    label: 'Invite people to my team',
    to: '/dashboard/team?view=members',
    keywords: ['workspace', 'members'],
  },
  {
    label: 'Require approval of posts',
    to: '/dashboard/team?view=settings',
    keywords: ['workspace', 'team', 'review'],
  },
  { label: 'Change name or email address', to: '/dashboard/account', keywords: ['email', 'account'] },
  { label: 'Change password', to: '/dashboard/account', keywords: ['security', 'account'] },
  { label: 'End other sessions', to: '/dashboard/account', keywords: ['devices', 'security', 'sign out'] },
  {
    label: 'Choose notifications and emails',
    to: '/dashboard/account#notifications',
    keywords: ['unsubscribe', 'push', 'email', 'alerts'],
  },
  { label: 'Download my data', to: '/dashboard/account', keywords: ['export', 'privacy', 'gdpr'] },
  { label: 'Delete my account', to: '/dashboard/account', keywords: ['close', 'remove', 'privacy'] },
  { label: 'Cancel a purchase', to: '/dashboard/payments', keywords: ['refund', 'money', 'payment'] },
  { label: 'Download an invoice', to: '/dashboard/payments', keywords: ['receipt', 'bill', 'payment'] },
  {
    label: 'Buy credits',
    to: '/dashboard/pricing',
    keywords: ['plan', 'upgrade', 'coupon', 'pro', 'premium'],
  },
  { label: 'Set queue times', to: '/dashboard/scheduled-posts?view=queues', keywords: ['slots', 'schedule'] },
  {
    label: 'Pause publishing',
    to: '/dashboard/scheduled-posts?view=queues',
    keywords: ['hold', 'stop', 'resume'],
  },
  { label: 'Show the calendar by week', to: '/dashboard/scheduled-posts?view=week', keywords: ['plan'] },
  { label: 'Show the calendar by month', to: '/dashboard/scheduled-posts?view=month', keywords: ['plan'] },
  { label: 'Ask support', to: '/dashboard/support', keywords: ['help', 'ticket', 'contact'] },
];
