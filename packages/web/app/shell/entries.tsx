import {
  IconApi,
  IconBell,
  IconBriefcase,
  IconBookmark,
  IconBulb,
  IconCalendar,
  IconChartBar,
  IconCoins,
  IconActivity,
  IconCpu,
  IconFileText,
  IconFingerprint,
  IconHelpCircle,
  IconListCheck,
  IconMail,
  IconMessage,
  IconMessageCheck,
  IconReceipt,
  IconSparkles,
  IconTag,
  IconHome,
  IconPencil,
  IconPhoto,
  IconSlideshow,
  IconRobot,
  IconUserSearch,
  IconTargetArrow,
  IconTemplate,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** A place of the dashboard, in the rail, the palette and (with `phone`) the bottom bar of a phone. */
export interface Entry {
  to: string;
  label: string;
  icon: ReactNode;
  /** Heading of the rail it stands under; without one it stands at the top. */
  group?: 'Learn' | 'Agents';
  /** Only the address itself counts as being there. */
  exact?: boolean;
  /** False keeps it out of the rail (it has its own place below); the palette still knows it. */
  rail?: boolean;
  /** In the bottom bar, which has room for four; the others are behind “More”. */
  phone?: boolean;
  /** Only for people who may manage models, or who run the server. */
  only?: 'managesModels' | 'isOperator';
  /** Keys of the shortcut, `g h` being g then h. */
  keys?: string;
}

/** Every place there is. A new screen adds one line here and nothing else. */
export const entries: readonly Entry[] = [
  { to: '/dashboard', label: 'Home', icon: <IconHome />, exact: true, phone: true, keys: 'g h' },
  { to: '/dashboard/generate-post', label: 'Write', icon: <IconPencil />, phone: true, keys: 'g w' },
  { to: '/dashboard/drafts', label: 'Drafts', icon: <IconFileText />, keys: 'g d' },
  { to: '/dashboard/ideas', label: 'Ideas', icon: <IconBulb />, phone: true, keys: 'g i' },
  { to: '/dashboard/templates', label: 'Templates', icon: <IconTemplate />, keys: 'g t' },
  { to: '/dashboard/viral-posts', label: 'Inspiration', icon: <IconSparkles />, keys: 'g l' },
  { to: '/dashboard/voice', label: 'Voice', icon: <IconFingerprint />, keys: 'g o' },
  { to: '/dashboard/carousel', label: 'Carousel', icon: <IconSlideshow />, keys: 'g k' },
  { to: '/dashboard/images', label: 'Images', icon: <IconPhoto />, keys: 'g x' },
  { to: '/dashboard/scheduled-posts', label: 'Calendar', icon: <IconCalendar />, phone: true, keys: 'g c' },
  { to: '/dashboard/review-links', label: 'Review links', icon: <IconMessageCheck />, rail: false },
  { to: '/dashboard/results', label: 'Results', icon: <IconChartBar />, keys: 'g e' },
  { to: '/dashboard/saved-items', label: 'Saved', icon: <IconBookmark />, keys: 'g v' },
  { to: '/dashboard/agents', label: 'Agents', icon: <IconRobot />, group: 'Agents', keys: 'g a' },
  { to: '/dashboard/job-agents', label: 'Jobs', icon: <IconBriefcase />, group: 'Agents', keys: 'g j' },
  { to: '/dashboard/sales-agents', label: 'Sales', icon: <IconTargetArrow />, group: 'Agents' },
  { to: '/dashboard/job-searcher', label: 'Job search', icon: <IconBriefcase />, rail: false },
  { to: '/dashboard/job-candidate-searcher', label: 'Candidate search', icon: <IconUsers />, rail: false },
  { to: '/dashboard/job-message-drafter', label: 'Job messages', icon: <IconMessage />, rail: false },
  { to: '/dashboard/job-mail-drafter', label: 'Job mails', icon: <IconMail />, rail: false },
  {
    to: '/dashboard/sales-lead-generation',
    label: 'Lead generation',
    icon: <IconTargetArrow />,
    rail: false,
  },
  { to: '/dashboard/sales-lead-search', label: 'Lead search', icon: <IconTargetArrow />, rail: false },
  { to: '/dashboard/sales-message-drafting', label: 'Sales messages', icon: <IconMessage />, rail: false },
  { to: '/dashboard/people', label: 'People and consent', icon: <IconUsers />, rail: false },
  { to: '/dashboard/linkedin-optimizer', label: 'Profile review', icon: <IconUserSearch />, keys: 'g r' },
  {
    to: '/dashboard/notifications',
    label: 'Notifications',
    icon: <IconBell />,
    rail: false,
    keys: 'g n',
  },
  { to: '/dashboard/runs', label: 'Runs', icon: <IconListCheck />, rail: false },
  { to: '/dashboard/credits', label: 'Credits', icon: <IconCoins />, rail: false, keys: 'g m' },
  { to: '/dashboard/pricing', label: 'Plans and prices', icon: <IconTag />, rail: false },
  { to: '/dashboard/payments', label: 'Payments and invoices', icon: <IconReceipt />, rail: false },
  { to: '/dashboard/support', label: 'Support', icon: <IconHelpCircle />, rail: false, keys: 'g s' },
  { to: '/dashboard/profile', label: 'Profile', icon: <IconUser />, rail: false, keys: 'g p' },
  { to: '/dashboard/account', label: 'Account settings', icon: <IconUser />, rail: false },
  { to: '/dashboard/developer', label: 'API', icon: <IconApi />, rail: false },
  { to: '/dashboard/models', label: 'Models', icon: <IconCpu />, rail: false, only: 'managesModels' },
  {
    to: '/dashboard/operations',
    label: 'Operations',
    icon: <IconActivity />,
    rail: false,
    only: 'isOperator',
  },
];
