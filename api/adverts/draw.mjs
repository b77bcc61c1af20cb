/**
 * Draws the demo adverts in this folder. Run by hand to change one: `node api/adverts/draw.mjs`. The brands are
 * invented. Each picture is drawn at twice its shown size and is at most 40 KB.
 */
import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..', '..');
const from = (folder) => createRequire(path.join(root, folder, 'package.json'));
const { chromium } = from('e2e')('@playwright/test');
const sharp = from('api')('sharp');
const font = readFileSync(
  from('shell').resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
).toString('base64');

const RED = '#8B1A2B';
const NAVY = '#14213D';
const GOLD = '#D9A441';
const SAND = '#F6EAD7';
const CLAY = '#C65D3B';
const GREEN = '#2C6149';
const LEAF = '#6E9A63';
const SKY = '#BFDCE3';
const DUSK = '#E9A15B';

/** A frieze of stepped triangles along an edge, as painted walls have it. */
const frieze = (width, y, colours, size = 20) =>
  Array.from({ length: Math.ceil(width / size) }, (_, index) => {
    const x = index * size;
    return `<path d="M${x} ${y + size}l${size / 2}-${size} ${size / 2} ${size}z" fill="${colours[index % colours.length]}"/>`;
  }).join('');

/** Jars of coins, increasingly full, in front of a marula tree. */
const savings = `
  <circle cx="120" cy="96" r="150" fill="${GOLD}" opacity=".28"/>
  <path d="M214 250V150" stroke="#6B4A2F" stroke-width="16" stroke-linecap="round"/>
  <path d="M214 190l-34-34M214 178l30-34" stroke="#6B4A2F" stroke-width="9" stroke-linecap="round"/>
  <g fill="${LEAF}"><ellipse cx="170" cy="122" rx="58" ry="42"/><ellipse cx="236" cy="96" rx="70" ry="50"/><ellipse cx="276" cy="140" rx="46" ry="34"/></g>
  <g fill="${GOLD}"><circle cx="160" cy="132" r="8"/><circle cx="208" cy="86" r="8"/><circle cx="252" cy="112" r="8"/><circle cx="280" cy="146" r="7"/><circle cx="190" cy="118" r="7"/></g>
  ${[
    [6, 56],
    [92, 88],
    [178, 124],
  ]
    .map(
      ([x, fill]) => `<g transform="translate(${x} 176)">
        <rect x="6" y="${150 - fill}" width="62" height="${fill}" rx="8" fill="${GOLD}"/>
        ${Array.from({ length: Math.floor(fill / 14) }, (_, i) => `<path d="M8 ${146 - i * 14}h58" stroke="#A87820" stroke-width="2.5"/>`).join('')}
        <rect x="0" y="10" width="74" height="144" rx="14" fill="#fff" opacity=".34"/>
        <rect x="0" y="10" width="74" height="144" rx="14" fill="none" stroke="${NAVY}" stroke-width="4"/>
        <rect x="8" y="-4" width="58" height="18" rx="5" fill="${RED}"/></g>`,
    )
    .join('')}`;

/** A house and a car under one umbrella, and slanting rain. */
const cover = `
  <g stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".55">${Array.from({ length: 16 }, (_, i) => `<path d="M${(i * 53) % 300} ${10 + ((i * 37) % 90)}l-8 22"/>`).join('')}</g>
  <path d="M8 150C20 60 90 22 150 22s130 38 142 128c-16-16-34-16-47 0-16-16-33-16-48 0-15-16-32-16-47 0-15-16-32-16-47 0-16-16-33-16-48 0-14-16-31-16-47 0z" fill="${GOLD}"/>
  <path d="M150 22c-26 28-43 74-47 128 15-16 32-16 47 0 15-16 32-16 47 0-4-54-21-100-47-128z" fill="${SAND}"/>
  <path d="M150 12v288" stroke="${NAVY}" stroke-width="7" stroke-linecap="round"/>
  <g><path d="M22 316v-76l52-42 52 42v76z" fill="${SAND}"/><path d="M12 246l62-52 62 52" fill="none" stroke="${RED}" stroke-width="12" stroke-linejoin="round" stroke-linecap="round"/>
  <rect x="60" y="268" width="28" height="48" fill="${RED}"/><rect x="32" y="254" width="20" height="20" fill="${SKY}" stroke="${NAVY}" stroke-width="3"/><rect x="98" y="254" width="20" height="20" fill="${SKY}" stroke="${NAVY}" stroke-width="3"/></g>
  <g><path d="M164 296v-24c0-8 6-12 14-13l16-25c4-6 8-8 15-8h36c7 0 11 3 15 8l14 24 16 5c6 2 9 6 9 12v21z" fill="${CLAY}"/><path d="M200 256l10-18c2-3 4-4 7-4h10v22zM235 234h10c4 0 6 1 8 4l10 18h-28z" fill="${SKY}"/>
  <circle cx="194" cy="298" r="18" fill="${NAVY}"/><circle cx="194" cy="298" r="7" fill="${SAND}"/><circle cx="268" cy="298" r="18" fill="${NAVY}"/><circle cx="268" cy="298" r="7" fill="${SAND}"/></g>`;

/** A king protea with a heartbeat through it. */
const petals = (count, radius, length, width, colour) =>
  Array.from(
    { length: count },
    (_, i) =>
      `<path transform="rotate(${(360 / count) * i} 150 160)" d="M150 ${160 - radius}c${width} -${length * 0.35} ${width * 0.7} -${length * 0.8} 0 -${length}c-${width * 0.7} ${length * 0.2} -${width} ${length * 0.65} 0 ${length}z" fill="${colour}"/>`,
  ).join('');
const health = `
  <circle cx="150" cy="160" r="150" fill="#fff" opacity=".5"/>
  ${petals(14, 40, 104, 22, '#A93A54')}${petals(14, 36, 84, 19, '#CF6F84').replaceAll('rotate(', 'rotate(12.8 150 160) rotate(')}${petals(12, 28, 62, 15, '#EBA9B4')}
  <circle cx="150" cy="160" r="46" fill="${SAND}"/>
  <path d="M20 162h86l12-26 18 52 18-66 16 40h110" fill="none" stroke="${NAVY}" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A lamp on a table of books, the moon in the window. */
const learning = `
  <rect x="34" y="14" width="166" height="150" rx="10" fill="#223357"/><circle cx="148" cy="62" r="26" fill="${SAND}"/><circle cx="160" cy="54" r="24" fill="#223357"/>
  <g fill="${SAND}"><circle cx="66" cy="48" r="3"/><circle cx="92" cy="82" r="3"/><circle cx="62" cy="118" r="3"/><circle cx="122" cy="128" r="3"/></g>
  <path d="M117 14v150M34 90h166" stroke="${CLAY}" stroke-width="8"/><rect x="34" y="14" width="166" height="150" rx="10" fill="none" stroke="${CLAY}" stroke-width="10"/>
  <path d="M196 128l84 126H150z" fill="${GOLD}" opacity=".4"/>
  <path d="M262 268v-80l-54-58" fill="none" stroke="${SAND}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/><path d="M176 136l36-34 28 30-44 24z" fill="${RED}"/><rect x="232" y="260" width="60" height="14" rx="7" fill="${SAND}"/>
  <rect x="30" y="250" width="160" height="26" rx="5" fill="${CLAY}"/><path d="M46 250v26M58 250v26" stroke="${SAND}" stroke-width="4"/>
  <rect x="44" y="224" width="138" height="26" rx="5" fill="${GREEN}"/><path d="M164 224v26" stroke="${GOLD}" stroke-width="5"/>
  <rect x="26" y="198" width="148" height="26" rx="5" fill="${GOLD}"/><path d="M44 198v26M54 198v26" stroke="${RED}" stroke-width="4"/>
  <rect x="0" y="276" width="300" height="16" rx="4" fill="#6B4A2F"/>`;

/** A coast road into the evening sun. */
const travel = `
  <clipPath id="frame"><rect x="0" y="14" width="300" height="300" rx="24"/></clipPath><g clip-path="url(#frame)"><path d="M0 0h300v330H0z" fill="#F4C48A"/>
  <circle cx="196" cy="118" r="66" fill="#FFF3D6"/><circle cx="196" cy="118" r="88" fill="#FFF3D6" opacity=".3"/>
  <path d="M-10 208l76-110 42 48 50-74 62 88 38-44 62 92z" fill="#7C3A4D"/><path d="M158 72l62 88 14-16-30-44z" fill="#93485A"/>
  <path d="M0 206h310v118H0z" fill="#2C7284"/><g stroke="#8FC5CE" stroke-width="4" stroke-linecap="round"><path d="M178 228h58M222 246h64M160 262h40M240 276h46"/></g>
  <path d="M0 198c70 10 120 34 146 126H0z" fill="${GREEN}"/><path d="M16 324c-4-58 16-90 66-106l14 8C66 246 68 280 84 324z" fill="#4A4650"/><path d="M44 322c0-46 10-70 36-92" fill="none" stroke="${GOLD}" stroke-width="4" stroke-dasharray="14 12"/>
  <path d="M52 262c6-2 8-8 12-14h18c5 0 9 6 12 12l10 3v12H48z" fill="${RED}"/><circle cx="60" cy="276" r="7" fill="${NAVY}"/><circle cx="92" cy="276" r="7" fill="${NAVY}"/></g>`;

/** A form that fills itself in, beside a painted diamond. */
const details = `
  <path d="M150 6l144 144-144 144L6 150z" fill="${RED}"/><path d="M150 46l104 104-104 104L46 150z" fill="${GOLD}"/><path d="M150 74l76 76-76 76-76-76z" fill="${NAVY}"/>
  <rect x="72" y="58" width="156" height="206" rx="14" fill="#fff"/><circle cx="112" cy="104" r="22" fill="${SKY}"/><path d="M112 100a10 10 0 1 0 0-.1zM94 122c4-14 32-14 36 0" fill="${NAVY}"/>
  <path d="M148 94h60M148 112h42" stroke="${NAVY}" stroke-width="8" stroke-linecap="round"/>
  ${[150, 182, 214].map((y) => `<path d="M94 ${y}l8 8 14-16" fill="none" stroke="${GREEN}" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"/><path d="M132 ${y}h74" stroke="#D9CDBD" stroke-width="8" stroke-linecap="round"/>`).join('')}`;

const adverts = [
  {
    name: 'marula-savings',
    brand: 'Marula Bank',
    line: 'A little every month grows a lot.',
    small: 'Open your pocket',
    ground: SAND,
    ink: NAVY,
    button: RED,
    art: savings,
    strip: { line: 'A little every month grows a lot.', from: '#F6EAD7', to: '#EFD9B0' },
  },
  {
    name: 'baobab-cover',
    brand: 'Baobab Cover',
    line: 'Home and car. One policy, one call.',
    small: 'Compare what you pay now',
    ground: '#2F5D73',
    ink: '#FFFFFF',
    button: GOLD,
    onButton: NAVY,
    art: cover,
  },
  {
    name: 'protea-health',
    brand: 'Protea Health',
    line: 'Your yearly <span style="white-space:nowrap">check-up</span> is on us.',
    small: 'Book a nurse near you',
    ground: '#F7DDDF',
    ink: '#4A1424',
    button: '#8B1A2B',
    art: health,
  },
  {
    name: 'khulisa-courses',
    brand: 'Khulisa Academy',
    line: 'Learn after work. Earn more next year.',
    small: 'Short courses from R 490',
    ground: NAVY,
    ink: '#FFFFFF',
    button: GOLD,
    onButton: NAVY,
    art: learning,
    strip: { line: 'Short courses that fit after work', from: NAVY, to: '#223357' },
  },
  {
    name: 'kestrel-travel',
    brand: 'Kestrel Travel',
    line: 'The Garden Route, three nights.',
    small: 'From R 4 990 for two',
    ground: DUSK,
    ink: '#3A1420',
    button: '#7A2032',
    art: travel,
    strip: { line: 'Three nights on the Garden Route', from: '#F2C07F', to: '#E08E4B' },
  },
  {
    name: 'phila-details',
    brand: 'Phila',
    line: 'Fill it in once. Every form knows it.',
    small: 'See what is still missing',
    ground: '#E7EEF0',
    ink: NAVY,
    button: NAVY,
    art: details,
  },
];

const style = `<style>
  @font-face { font-family: Figtree; src: url(data:font/woff2;base64,${font}); font-weight: 300 900; }
  * { box-sizing: border-box; margin: 0 }
  body { font-family: Figtree; -webkit-font-smoothing: antialiased }
  .card { position: relative; width: 640px; height: 400px; overflow: hidden }
  .words { position: absolute; left: 40px; top: 40px; width: 272px; height: 300px; display: flex; flex-direction: column; align-items: flex-start }
  .brand { font-size: 20px; font-weight: 650; letter-spacing: .01em; display: flex; gap: 10px; align-items: center }
  .brand i { width: 18px; height: 18px; transform: rotate(45deg); border-radius: 3px; flex: none }
  .line { margin-top: 20px; font-size: 37px; line-height: 1.12; font-weight: 750; letter-spacing: -.015em; text-wrap: balance }
  .small { margin-top: auto; padding: 11px 18px; border-radius: 10px; font-size: 19px; font-weight: 600; white-space: nowrap }
  .art { position: absolute; right: 20px; top: 24px; width: 300px; height: 336px; overflow: visible }
  .frieze { position: absolute; left: 0; bottom: 0; width: 100%; height: 28px }
  .strip { position: relative; width: 1400px; height: 150px; overflow: hidden; display: flex; align-items: center; padding-left: 200px; gap: 48px }
  .strip .art { position: absolute; left: 30px; right: auto; top: 6px; width: 134px; height: 150px }
  .strip .line { margin: 0; font-size: 36px; flex: 1; white-space: nowrap }
  .strip .small { margin: 0 72px 0 0 }
  .strip .frieze { height: 14px }
</style>`;

const wall = (width, height, size) =>
  `<svg class="frieze" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path fill="#14213D" d="M0 0h${width}v${height}H0z"/>${frieze(width, height - size - 1, [GOLD, '#C65D3B', SAND], size)}</svg>`;
const words = ({ brand, ink, button }) =>
  `<p class="brand" style="color:${ink}"><i style="background:${button}"></i>${brand}</p>`;
const small = (advert) =>
  `<p class="small" style="background:${advert.button};color:${advert.onButton ?? '#fff'}">${advert.small}</p>`;

const card = (advert) => `${style}<div class="card" style="background:${advert.ground};color:${advert.ink}">
  <svg class="art" viewBox="0 0 300 324">${advert.art}</svg>
  <div class="words">${words(advert)}<p class="line">${advert.line}</p>${small(advert)}</div>
  ${wall(640, 28, 22)}</div>`;
const strip = (
  advert,
) => `${style}<div class="strip" style="background:linear-gradient(90deg,${advert.strip.from},${advert.strip.to});color:${advert.ink}">
  <svg class="art" viewBox="0 0 300 336">${advert.art}</svg>
  <div style="flex:1">${words(advert)}<p class="line">${advert.strip.line}</p></div>${small(advert)}
  ${wall(1400, 14, 12)}</div>`;

const LARGEST = 40 * 1024;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const draw = async (name, html, width, height, scale) => {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  await page.setContent(html);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await page.close();
  for (let quality = 88; ; quality -= 6) {
    const webp = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (webp.length > LARGEST && quality > 40) continue;
    writeFileSync(path.join(import.meta.dirname, `${name}.webp`), webp);
    process.stdout.write(`${name} ${width * scale}×${height * scale} ${webp.length} bytes at ${quality}\n`);
    return;
  }
};
for (const advert of adverts) {
  await draw(advert.name, card(advert), 640, 400, 1.5);
  if (advert.strip !== undefined) await draw(`${advert.name}-strip`, strip(advert), 1400, 150, 1);
}
await browser.close();
