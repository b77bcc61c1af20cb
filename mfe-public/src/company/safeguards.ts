/** Protection of personal information, for the contact and security pages. */
export const safeguards = [
  {
    title: 'Passwords are not kept',
    text: 'Only a fingerprint of each, which cannot be turned back into it (Argon2id). We cannot tell you your password.',
  },
  {
    title: 'Checked on every request',
    text: 'The service checks each time whether you may see a record, and refuses what is not allowed.',
  },
  {
    title: 'Sealed where it is most private',
    text: 'What an employer supplies about you is encrypted, and the key is kept outside the database.',
  },
  {
    title: 'Nothing from elsewhere',
    text: 'No trackers, and no scripts from other sites. Your browser refuses any file that is not the one we released.',
  },
  {
    title: 'Cards stay with the payment provider',
    text: 'You pay on the provider’s own page. We never see a card number.',
  },
  {
    title: 'You see who is signed in',
    text: 'Your settings list each device. One press signs it out.',
  },
] as const;
