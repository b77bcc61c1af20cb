import { productTexts } from '../words/product-texts.mjs';

/** Prints every text of the product, by screen: `npm run words`, or `npm run words -- mfe-career` for some of it. */
const only = process.argv.slice(2);
let shown = '';
for (const { screen, file, line, where, text } of productTexts()) {
  if (only.length > 0 && !only.some((part) => file.startsWith(part) || screen.includes(part))) continue;
  if (screen !== shown) console.log(`\n## ${screen}`);
  shown = screen;
  console.log(`${file}:${line}${where === '' ? '' : ` ${where}`}: ${text.replaceAll(/\s+/g, ' ')}`);
}
