/** How the site protects what it is given: the short list of the contact page and the long one of its own. */
export const safeguards = [
  {
    title: 'Passwords are not kept',
    text: 'Only a fingerprint made with Argon2id, which cannot be turned back. We cannot tell you your password.',
  },
  {
    title: 'Asked on every request',
    text: 'The service decides each time whether a record is yours. What is not allowed is refused; there is no list of exceptions.',
  },
  {
    title: 'Sealed where it is most private',
    text: 'What an employer supplies about you is stored under a key that does not lie in the database.',
  },
  {
    title: 'Nothing from elsewhere',
    text: 'No trackers, no scripts of other sites. Your browser refuses any file that is not the one we released.',
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
