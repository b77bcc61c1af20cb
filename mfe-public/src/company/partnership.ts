/** Kinds of partners, with what each gets and never gets. */
export const partnership = [
  {
    title: 'Employers',
    text: 'They bring their people by a link, in their own colours, and see who joined. What a person adds they do not see.',
  },
  {
    title: 'Course providers',
    text: 'Their courses are in the shop, with the certificate named and a price that includes everything.',
  },
  {
    title: 'Shops and brands',
    text: 'They give vouchers and value bundles. They learn that a code was used, not who used it.',
  },
] as const;
