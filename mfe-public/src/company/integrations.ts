/** Integrations in the product today. */
export const integrations = [
  {
    title: 'Your payroll or HR system',
    text: 'A file of employees (CSV) makes accounts that wait for their owners. It may be sent again each month; what did not change stays.',
  },
  {
    title: 'A link of your own',
    text: 'One address puts your logo and colours on every page for your people.',
  },
  {
    title: 'An open interface',
    text: 'Each call of the service is described by OpenAPI, which programs read and developers build on.',
  },
  {
    title: 'Payment providers',
    text: 'Payments run on the provider’s hosted page. The provider can be changed by configuration.',
  },
  {
    title: 'Parts of your own',
    text: 'A team of yours can add pages to the site and release them by itself, with the tools that it knows.',
  },
  {
    title: 'A person’s own copy',
    text: 'Everyone can export what is theirs as JSON and PDF, for any other program.',
  },
] as const;
