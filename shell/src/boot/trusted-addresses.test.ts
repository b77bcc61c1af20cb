import { trustAddresses } from './trusted-addresses.ts';

type Rule = (text: string) => string | null;

/** Returns the rules of the policy that the shell makes. */
const madePolicy = () => {
  const createPolicy = jest.fn();
  Reflect.set(window, 'trustedTypes', { createPolicy });
  trustAddresses();
  const [[name, rules]] = createPolicy.mock.calls as [
    [string, Record<'createScriptURL' | 'createHTML', Rule>],
  ];
  expect(name).toBe('default');
  return rules;
};

it('lets scripts have the addresses of files whose hash is known, and of workers, and no other', () => {
  Reflect.set(window, 'philaIntegrity', {
    'http://localhost/remotes/details/1.0.0/entry.js': 'sha384-entry',
  });
  const { createScriptURL } = madePolicy();
  const trusted = (address: string) => createScriptURL(address) === address;
  expect(
    [
      'http://localhost/remotes/details/1.0.0/entry.js?attempt=1',
      '/remotes/career/1.0.0/cv-worker.js',
      '/assets/3f2a-pdf-worker.js',
    ].map(trusted),
  ).toEqual([true, true, true]);
  expect(
    [
      '/remotes/details/1.0.0/other.js',
      'https://elsewhere.example/assets/a-worker.js',
      'data:text/javascript,alert(1)',
      '/uploads/my-worker.js',
    ].map(trusted),
  ).toEqual([false, false, false, false]);
});

it('lets rules of a style sheet and entities be set as markup, and nothing that has a tag or a comment', () => {
  const { createHTML } = madePolicy();
  for (const text of ['.a > .b { color: red }', '&copy;', 'a < b', '3 <4'])
    expect(createHTML(text)).toBe(text);
  for (const text of ['<b>text</b>', '</p>', '<!-- a -->', '<img src=x onerror=alert(1)>', '<?xml?>'])
    expect(createHTML(text)).toBeNull();
});
