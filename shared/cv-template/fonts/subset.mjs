/**
 * Makes the CV fonts from Inter (SIL Open Font License 1.1, LICENSE.txt beside this file): `node fonts/subset.mjs`. The
 * results are committed; no build runs this. Keeps the Latin letters of every South African language (š ṱ ḓ ṋ ḽ ṅ ê ô
 * and the clicks ǀ ǁ ǂ ǃ of Khoekhoe), of Europe and of Vietnamese, combining marks, punctuation, currencies and a few
 * signs. Of the layout tables it keeps only kerning and mark positions: without substitutions each letter is one glyph,
 * so text copies out as typed and shaping is quick.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const faces = { regular: 'Inter-Regular', semibold: 'Inter-SemiBold' };

/** First and last code point of each range. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x24f],
  [0x2b0, 0x2ff],
  [0x300, 0x331],
  [0x1e00, 0x1eff],
  [0x2010, 0x2027],
  [0x2030, 0x203e],
  [0x2044, 0x2044],
  [0x2070, 0x209c],
  [0x20a0, 0x20c0],
  [0x2116, 0x2116],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2202, 0x2202],
  [0x2206, 0x2206],
  [0x2211, 0x2212],
  [0x221a, 0x221e],
  [0x2248, 0x2248],
  [0x2260, 0x2265],
  [0x25a0, 0x25a1],
  [0x25cb, 0x25cf],
  [0x2605, 0x2606],
  [0x2713, 0x2713],
  [0xfffd, 0xfffd],
];

let text = '';
for (const [first, last] of RANGES)
  for (let code = first; code <= last; code += 1) text += String.fromCodePoint(code);

const source = path.dirname(createRequire(import.meta.url).resolve('inter-ui/package.json'));
for (const [face, file] of Object.entries(faces)) {
  const whole = readFileSync(path.join(source, 'web', `${file}.woff2`));
  const subset = await subsetFont(whole, text, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern', 'mark', 'mkmk'],
    noHinting: true,
    noLayoutClosure: true,
  });
  const place = path.join(import.meta.dirname, `inter-${face}.ttf`);
  writeFileSync(place, subset);
  console.log(`${place}: ${subset.length} bytes`);
}
