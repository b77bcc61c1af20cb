/**
 * What the chrome of every page says of the brand. In a file of its own: the first script needs this, and none of the
 * addresses, links and legal particulars beside it.
 */
export const brandChrome = {
  name: 'Phila',
  tagline: 'Supporting your financial, emotional and social wellbeing',
  phone: '010 123 4567',
  phoneLink: '+27101234567',
  email: 'support@phila.example',
} as const;
