import escapeHtml from 'escape-html';
import { brand } from '@phila/contract';
import type { HeldRow, PersonalFile, PersonalPart } from '../../core/personal-data/personal-area.ts';

export interface PartRows {
  part: PersonalPart;
  rows: readonly HeldRow[];
}

const STYLE = `
body{margin:0;background:#faf7f4;color:#1f2430;font:1rem/1.5 Figtree,'Segoe UI',Helvetica,Arial,sans-serif}
main{max-width:53.75rem;margin:0 auto;padding:40px 16px 64px}
h1{margin:0 0 8px;font-size:1.75rem;line-height:2.25rem;color:#14213d}
h2{margin:40px 0 12px;font-size:1.25rem;line-height:1.75rem;color:#14213d}
.band{height:8px;background:repeating-linear-gradient(90deg,#8b1a2b 0 48px,#14213d 48px 96px,#c9973f 96px 144px)}
.row{margin:0 0 12px;padding:12px 20px;background:#fff;border:1px solid #e4ddd5;border-radius:12px}
dl{display:grid;grid-template-columns:minmax(0,1fr) minmax(0,2fr);gap:4px 16px;margin:0}
dt{color:#5b6270}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}
nav ul,.files{margin:0;padding-inline-start:20px}
a{color:#8b1a2b}
.none{color:#5b6270}
@media (max-width:35em){dl{grid-template-columns:minmax(0,1fr);gap:0}dd{margin-block-end:8px}}
@media print{body{background:#fff}.row{break-inside:avoid}}
`;

const rowHtml = ({ shown }: HeldRow): string =>
  `<div class="row"><dl>${shown
    .map(({ label, text }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(text)}</dd>`)
    .join('')}</dl></div>`;

const section = ({ part, rows }: PartRows): string =>
  `<section id="${escapeHtml(part.name)}"><h2>${escapeHtml(part.title)}</h2>${
    rows.length === 0 ? '<p class="none">Nothing.</p>' : rows.map(rowHtml).join('\n')
  }</section>`;

/** A path as a link within the archive. */
const addressOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

const filesSection = (files: readonly PersonalFile[]): string => {
  const links = files.flatMap(({ path }) =>
    path === null ? [] : [`<li><a href="${escapeHtml(addressOf(path))}">${escapeHtml(path)}</a></li>`],
  );
  return `<section id="files"><h2>Documents and pictures</h2>${
    links.length === 0 ? '<p class="none">None.</p>' : `<ul class="files">${links.join('\n')}</ul>`
  }</section>`;
};

/** All data about a person as a single page without scripts or other files. */
export const readablePage = (
  held: readonly PartRows[],
  files: readonly PersonalFile[],
  at: Date,
  isPrinted: boolean,
): string => {
  const entries = [
    ...held.map(
      ({ part, rows }) =>
        `<li><a href="#${escapeHtml(part.name)}">${escapeHtml(part.title)}</a> (${rows.length})</li>`,
    ),
    `<li><a href="#files">Documents and pictures</a> (${files.filter(({ path }) => path !== null).length})</li>`,
  ];
  return `<!doctype html>
<html lang="en-ZA">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>What ${escapeHtml(brand.name)} holds about you</title>
<style>${STYLE}</style>
</head>
<body>
<div class="band"></div>
<main>
<h1>What ${escapeHtml(brand.name)} holds about you</h1>
<p>Everything as it was on ${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC. The same is in <a href="your-data.json">your-data.json</a>, for other programs${isPrinted ? ', and in <a href="your-data.pdf">your-data.pdf</a>, to be printed' : ''}. To have something corrected or deleted, open My Details and Settings, or write to <a href="mailto:${escapeHtml(brand.informationOfficer.email)}">${escapeHtml(brand.informationOfficer.email)}</a>.</p>
<nav aria-label="Contents"><ul>${entries.join('\n')}</ul></nav>
${held.map(section).join('\n')}
${filesSection(files)}
</main>
</body>
</html>
`;
};
