import type { ReactNode } from 'react';

function Icon({ size, children }: { size: number; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const LikeIcon = () => (
  <Icon size={20}>
    <path d="M7 11v9H3.8V11H7Zm0 0 4-7.3c1.5.1 2.3 1 2.3 2.5 0 1.2-.5 2.3-.8 3.3h5.7c1.2 1.9 1 1.8 2.1l-1.3 6.6c-.2 1-1 1.8-2.1 1.8H10.3L7 18.5" />
  </Icon>
);

export const CommentIcon = () => (
  <Icon size={20}>
    <path d="M7.5 4h9a5 5 0 0 1 5 5v.6c0 1.5-.7 2.9-1.9 3.9L12.5 20v-4H7.5a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5Z" />
    <path d="M8 8.5h8M8 11.5h5" />
  </Icon>
);

export const RepostIcon = () => (
  <Icon size={20}>
    <path d="m17 3 3.5 3.5L17 10M20 6.5H8.5A3.5 3.5 0 0 0 5 10v2M7 21l-3.5-3.5L7 14m-3 3.5h11.5A3.5 3.5 0 0 0 19 14v-2" />
  </Icon>
);

export const SendIcon = () => (
  <Icon size={20}>
    <path d="M21 3 3 10.5l7 3.5 3.5 7L21 3Zm0 0L10 14" />
  </Icon>
);

export const GlobeIcon = () => (
  <svg
    viewBox="0 0 16 16"
    width="14"
    height="14"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.3"
    aria-hidden="true"
  >
    <circle cx="8" cy="8" r="6.2" />
    <path d="M1.8 8h12.4M8 1.8c4 4 4 8.4 0 12.4M8 1.8c-4 4-4 8.4 0 12.4" />
  </svg>
);

export const PeopleIcon = () => (
  <svg viewBox="0 0 16 16" width="14" height="14" fill="currentColor" aria-hidden="true">
    <path d="M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-4.5 5.5V12A3 3 0 0 1 4.5 9h3a3 3 0 0 1 3 3v1.5h-9ZM11 8a2 2 0 1 0 0-4v4Zm.5 5.5h3V12a3 3 0 0 0-3-3v4.5Z" />
  </svg>
);

export const DotsIcon = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
    <circle cx="5.5" cy="12" r="1.8" />
    <circle cx="12" cy="12" r="1.8" />
    <circle cx="18.5" cy="12" r="1.8" />
  </svg>
);
