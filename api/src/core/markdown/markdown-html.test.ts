import { markdownHtml } from './markdown-html.ts';

it('draws headings below that of the page, lists, tables, and links that are checked', () => {
  expect(markdownHtml('# Why\n\nUse it **once**, see [offers](/offers).\n\n3. three')).toBe(
    '<h2>Why</h2><p>Use it <strong>once</strong>, see <a href="/offers">offers</a>.</p><ol start="3"><li>three</li></ol>',
  );
  expect(markdownHtml('[there](https://example.com/?a=1&b=2)')).toBe(
    '<p><a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">there</a></p>',
  );
});

it.each(['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '[go](javascript:alert(1))'])(
  'makes nothing that runs of %s',
  (text) => {
    expect(markdownHtml(text)).not.toMatch(/<script|<img|href=/);
  },
);

const CALL = '<a href="tel:+27101234567">call</a>';
const MAIL = '<a href="mailto:a@b.org">a@b.org</a>';
it.each([
  ['a footnote', 'Text[^1].\n\n[^1]: A note.', '<p>Text<sup>1</sup>.</p><hr/><p>1: A note.</p>'],
  [
    'a footnote with words',
    'One[^a]\n\n[^a]: See [offers](/offers)',
    '<p>One<sup>a</sup></p><hr/><p>a: See <a href="/offers">offers</a></p>',
  ],
  ['a number to call', '[call](tel:+27101234567)', `<p>${CALL}</p>`],
  ['a number with hyphens', '[call](tel:+27-10-123-4567)', `<p>${CALL}</p>`],
  ['a number in brackets', '<tel:+27101234567>', '<p><a href="tel:+27101234567">tel:+27101234567</a></p>'],
  ['no program by tel:', '[call](tel:javascript)', '<p>call</p>'],
  ['a bare mail address', 'Write to a@b.org.', `<p>Write to ${MAIL}.</p>`],
  ['a mail address in brackets', '<a@b.org>', `<p>${MAIL}</p>`],
  ['a mail address in a list, in bold', '- **a@b.org**', `<ul><li><strong>${MAIL}</strong></li></ul>`],
  ['a link to a mail', '[a@b.org](mailto:a@b.org)', `<p>${MAIL}</p>`],
  ['no mail with a text of its own', '[x](mailto:a@b.org?bcc=c@d.org)', '<p>x</p>'],
  ['no link in code', '`a@b.org`', '<p><code>a@b.org</code></p>'],
  ['tasks', '- [x] done\n- [ ] open', '<ul><li>☑ done</li><li>☐ open</li></ul>'],
  ['bullets of Word', '•\tOne\n•\tTwo', '<ul><li>One</li><li>Two</li></ul>'],
  [
    'bullets of Word after a sentence',
    'Bring:\n·       One\n·       Two',
    '<p>Bring:</p><ul><li>One</li><li>Two</li></ul>',
  ],
  ['bullets of Symbol', '\uf0b7\tOne\n\uf0b7\tTwo', '<ul><li>One</li><li>Two</li></ul>'],
  ['bullets of two levels', '•\tOne\no\tBelow', '<ul><li>One<ul><li>Below</li></ul></li></ul>'],
  ['dashes of Word', '–\tOne\n–\tTwo', '<ul><li>One</li><li>Two</li></ul>'],
  ['no list of a sign in a sentence', 'R 5 • R 10', '<p>R 5 • R 10</p>'],
])('draws %s', (_, text, html) => expect(markdownHtml(text)).toBe(html));
