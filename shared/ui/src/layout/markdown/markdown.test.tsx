import { renderWithPlatform } from '@phila/platform/fake';
import { screen } from '@testing-library/react';
import { findings } from '../../testing/findings.ts';
import { Markdown } from './markdown.tsx';

const show = (text: string) => renderWithPlatform(<Markdown>{text}</Markdown>).container;

it('is headings below the page’s own, lists, tables and marked words', async () => {
  const container = show(
    '# Terms\n\nUse it **once**.\n\n- one\n- two\n\n3. three\n\n| Code | Worth |\n| --- | --- |\n| A1 | R50 |',
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Terms' })).toBeInTheDocument();
  expect(screen.getByText('once').tagName).toBe('STRONG');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(container.querySelector('ol')).toHaveAttribute('start', '3');
  expect(screen.getByRole('cell', { name: 'R50' })).toBeInTheDocument();
  expect(await findings(container)).toEqual([]);
});

it('closes the gaps between levels of headings, and follows them in order', async () => {
  const container = show('### Terms\n\n##### Once\n\n### Places\n\n# Prices\n\n### Refunds');
  expect([...container.querySelectorAll('h2, h3, h4, h5, h6')].map(({ tagName }) => tagName)).toEqual([
    'H2',
    'H3',
    'H3',
    'H2',
    'H3',
  ]);
  expect(await findings(container)).toEqual([]);
});

it('follows links within the site and opens others in a new tab', () => {
  show('[Offers](/offers) and [a partner](https://example.com/a?b=1)');
  expect(screen.getByRole('link', { name: 'Offers' })).toHaveAttribute('href', '/offers');
  const partner = screen.getByRole('link', { name: 'a partner' });
  expect(partner).toHaveAttribute('href', 'https://example.com/a?b=1');
  expect(partner).toHaveAttribute('target', '_blank');
  expect(partner).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each([
  '[x](javascript:alert(1))',
  '[x](//evil.example)',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](JaVaScRiPt&#58;alert(1))',
  '[x](vbscript:msgbox)',
  '[x](https://name:secret@evil.example)',
  '<a href="javascript:alert(1)">x</a>',
  '<javascript:alert(1)>',
])('keeps the words of a link that is not safe: %s', (text) => {
  show(text);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://evil.example"></iframe>',
  '<div style="position:fixed;inset:0" onclick="alert(1)">x</div>',
  '<form action="https://evil.example"><input name="password"></form>',
  '<style>body{display:none}</style>',
  '<svg onload=alert(1)><circle/></svg>',
  '![alt](x" onerror="alert(1))',
  '<details open ontoggle=alert(1)>',
  '- [x] done',
  'a[^1]\n\n[^1]: note',
  '```html\n<script>alert(1)</script>\n```',
])('makes no element or attribute that is not listed: %s', (text) => {
  const container = show(text);
  const elements = [...container.querySelectorAll('*')].filter((element) => !element.matches('.prose'));
  for (const element of elements) {
    expect(['P', 'UL', 'LI', 'PRE', 'CODE', 'A', 'HR', 'BR', 'SUP']).toContain(element.tagName);
    // Includes a bare address, because it becomes a link.
    expect(element.getAttributeNames()).toEqual(element.matches('a') ? ['href', 'target', 'rel'] : []);
  }
});
