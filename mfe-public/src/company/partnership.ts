/** The kinds of partners, and what each kind gets and never gets. */
export const partnership = [
  {
    title: 'Employers',
    text: 'They bring their people by a link, in their own colours, and see who joined. What a person adds they do not see.',
  },
  {
    title: 'Those who teach',
    text: 'Their courses stand in the shop, with a price that includes everything, and the certificate named.',
  },
  {
    title: 'Shops and brands',
    text: 'They give vouchers and value bundles. They learn that a code was used, not who used it.',
  },
] as const;
