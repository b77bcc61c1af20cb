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
