/** Related sites. When one is null, a page of our own is shown instead. */
const sites: Readonly<Record<'tools' | 'analysis' | 'glossary', string | null>> = {
  tools: null,
  analysis: null,
  glossary: null,
};

/** The names of the product and its owner. Installations edit this file; nothing else repeats these values. */
export const brand = {
  name: 'Limelight',
  tagline: 'Your AI-Powered LinkedIn Co-Pilot',
  headline: 'Spotlight Your LinkedIn with AI Agents',
  subline: 'Build Your Brand · Expand Your Network · Find Your Opportunity',
  supportEmail: 'support@limelight.example',
  telephone: '+91 11 5550 0100',
  postalAddress: ['Limelight', '12 Lantern House, Connaught Place', 'New Delhi 110001', 'India'],
  copyrightYear: 2025,
  sites,
  social: {
    Instagram: 'https://www.instagram.com/limelight.example',
    YouTube: 'https://www.youtube.com/@limelight.example',
    Twitter: 'https://x.com/limelight_example',
    LinkedIn: 'https://www.linkedin.com/company/limelight-example',
  },
  /** The source of the product's editorial advice, as named on the About page. */
  expert: 'a LinkedIn Top Voice',
} as const;
