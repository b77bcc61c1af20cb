/**
 * The brand's words in the chrome of every page. Kept apart from addresses, links and legal details, because the first
 * script does not need those.
 */
export const brandChrome = {
  name: 'Phila',
  tagline: 'Supporting your financial, emotional and social wellbeing',
  phone: '010 123 4567',
  phoneLink: '+27101234567',
  email: 'support@phila.example',
} as const;
