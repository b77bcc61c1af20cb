import { horizonPage, marulaPage } from './template-drawings.ts';

/*
 * Pictures of the demo products: an emblem before a sun, above a painted frieze, in the category's colours. Drawn as
 * SVG, stored as WebP.
 */

const INK = '#14213D';
const GOLD = '#D9A441';
const WHITE = '#FFFDF8';

/** Emblems in a 200 × 200 square, in the ornament's colour unless set. */
const emblems = {
  cross: `<rect x="14" y="44" width="172" height="122" rx="16"/><path d="M70 44V28h60v16" fill="none" stroke="${INK}" stroke-width="10"/><path d="M86 70h28v24h24v28h-24v24H86v-24H62V94h24z" fill="${WHITE}"/>`,
  ledger: `<rect x="26" y="18" width="148" height="164" rx="10"/><rect x="48" y="18" width="126" height="164" rx="6" fill="${WHITE}"/><path d="M64 52h92M64 78h92M64 104h60M64 130h60" stroke="${INK}" stroke-width="7"/><circle cx="146" cy="136" r="24" fill="${GOLD}"/><path d="M136 136l8 8 14-16" fill="none" stroke="${INK}" stroke-width="6"/>`,
  steps: `<path d="M16 178v-34h42v-38h42V68h42V30h42v148z"/><path d="M30 178v-20h42v-38h42V82h42V44h28v134z" fill="${GOLD}"/><path d="M142 30V4l34 13-34 13" fill="${INK}"/>`,
  speech: `<path d="M14 34h126a12 12 0 0 1 12 12v62a12 12 0 0 1-12 12H66l-30 28v-28H14A12 12 0 0 1 2 108V46a12 12 0 0 1 12-12z"/><path d="M32 62h90M32 88h58" stroke="${WHITE}" stroke-width="9"/><path d="M164 74h22a12 12 0 0 1 12 12v56a12 12 0 0 1-12 12h-8v24l-26-24H96a12 12 0 0 1-12-12v-6h60a22 22 0 0 0 20-22z" fill="${GOLD}"/>`,
  shield: `<path d="M100 8l80 26v62c0 52-36 82-80 98-44-16-80-46-80-98V34z"/><path d="M100 30l58 19v47c0 38-25 61-58 74z" fill="${GOLD}"/><path d="M66 98l24 24 44-50" fill="none" stroke="${WHITE}" stroke-width="14"/>`,
  people: `<circle cx="58" cy="62" r="30" fill="${GOLD}"/><path d="M8 178v-24c0-30 22-48 50-48s50 18 50 48v24z" fill="${GOLD}"/><circle cx="130" cy="50" r="34"/><path d="M72 182v-26c0-34 26-56 58-56s58 22 58 56v26z"/><path d="M112 100l18 26 18-26z" fill="${WHITE}"/>`,
  scales: `<path d="M94 20h12v142h38v16H56v-16h38z" fill="${INK}"/><path d="M32 46h136" stroke="${INK}" stroke-width="10"/><path d="M36 50L8 114h56zM164 50l-28 64h56z" fill="none" stroke="${INK}" stroke-width="5"/><path d="M4 114h64a32 32 0 0 1-64 0zM132 114h64a32 32 0 0 1-64 0z"/><circle cx="100" cy="22" r="14" fill="${GOLD}"/>`,
  grid: `<rect x="12" y="28" width="176" height="144" rx="10"/><path d="M28 66h144v90H28z" fill="${WHITE}"/><path d="M28 96h144M28 126h144M76 66v90M124 66v90" stroke="${INK}" stroke-width="5"/><path d="M76 96h48v30H76z" fill="${GOLD}"/><path d="M28 46h60" stroke="${GOLD}" stroke-width="8"/>`,
  lock: `<path d="M56 92V66a44 44 0 0 1 88 0v26" fill="none" stroke="${INK}" stroke-width="16"/><rect x="30" y="86" width="140" height="100" rx="16"/><circle cx="100" cy="126" r="17" fill="${GOLD}"/><path d="M92 130h16l5 34H87z" fill="${GOLD}"/>`,
  screen: `<rect x="20" y="28" width="160" height="112" rx="10" fill="${INK}"/><rect x="32" y="40" width="136" height="88" fill="${WHITE}"/><path d="M72 66L50 84l22 18M128 66l22 18-22 18M110 56L90 112" fill="none" stroke="var(--o)" stroke-width="9"/><path d="M0 146h200l-12 26H12z"/>`,
  chart: `<path d="M20 16v160h164" fill="none" stroke="${INK}" stroke-width="12"/><path d="M44 168v-50h28v50z" fill="${GOLD}"/><path d="M86 168V84h28v84z"/><path d="M128 168V46h28v122z" fill="${GOLD}"/><path d="M46 84l50-38 32 6 48-40" fill="none" stroke="var(--o)" stroke-width="9"/><circle cx="176" cy="14" r="11"/>`,
  mobile: `<rect x="52" y="6" width="96" height="188" rx="18" fill="${INK}"/><rect x="62" y="26" width="76" height="138" fill="${WHITE}"/><path d="M100 128s-32-19-32-42c0-20 26-24 32-6 6-18 32-14 32 6 0 23-32 42-32 42z"/><circle cx="100" cy="179" r="8" fill="${GOLD}"/>`,
  page: `<path d="M34 8h98l38 38v146H34z" fill="${WHITE}"/><path d="M132 8l38 38h-38z" fill="${GOLD}"/><rect x="34" y="8" width="44" height="184"/><circle cx="56" cy="44" r="15" fill="${GOLD}"/><path d="M92 78h62M92 100h62M92 122h44M92 150h62M92 170h34" stroke="${INK}" stroke-width="7"/><path d="M92 52h32" stroke="var(--o)" stroke-width="11"/>`,
  horizon: horizonPage,
  marula: marulaPage,
  marked: `<path d="M34 8h98l38 38v146H34z" fill="${WHITE}"/><path d="M132 8l38 38h-38z" fill="${GOLD}"/><path d="M84 66h66M84 110h66M84 154h44" stroke="${INK}" stroke-width="7"/><path d="M50 64l9 9 14-18M50 108l9 9 14-18" fill="none" stroke="var(--o)" stroke-width="8"/><path d="M52 144l18 18M70 144l-18 18" stroke="${GOLD}" stroke-width="8"/><path d="M52 30h48" stroke="var(--o)" stroke-width="11"/>`,
  pen: `<path d="M20 8h98l38 38v146H20z" fill="${WHITE}"/><path d="M118 8l38 38h-38z" fill="${GOLD}"/><path d="M40 52h56M40 80h92M40 104h92M40 128h60M40 152h40" stroke="${INK}" stroke-width="7"/><path d="M182 66l14 14-84 84-24 10 10-24z"/><path d="M112 164l-24 10 10-24z" fill="${GOLD}"/><path d="M170 78l14 14" stroke="${WHITE}" stroke-width="6"/>`,
  letter: `<rect x="10" y="44" width="180" height="126" rx="10" fill="${WHITE}"/><path d="M10 54l90 66 90-66v-2a8 8 0 0 0-8-8H18a8 8 0 0 0-8 8z"/><path d="M10 164l62-62M190 164l-62-62" stroke="${INK}" stroke-width="5"/><circle cx="150" cy="150" r="30" fill="${GOLD}"/><path d="M136 150l10 10 20-22" fill="none" stroke="${INK}" stroke-width="7"/>`,
  coins: `${[0, 1, 2]
    .map((pile) =>
      [0, 1, 2, 3, 4, 5]
        .slice(0, 2 + pile * 2)
        .map(
          (coin) =>
            `<rect x="${8 + pile * 64}" y="${164 - coin * 24}" width="56" height="20" rx="10" fill="${coin % 2 === 0 ? GOLD : 'var(--o)'}"/>`,
        )
        .join(''),
    )
    .join('')}<path d="M0 188h200" stroke="${INK}" stroke-width="8"/>`,
  calculator: `<rect x="36" y="8" width="128" height="184" rx="16"/><rect x="54" y="28" width="92" height="38" rx="6" fill="${WHITE}"/><g fill="${WHITE}">${[0, 1, 2].map((row) => [0, 1, 2].map((column) => `<rect x="${54 + column * 34}" y="${82 + row * 34}" width="24" height="24" rx="5"${row === 2 && column === 2 ? ` fill="${GOLD}"` : ''}/>`).join('')).join('')}</g>`,
  house: `<path d="M30 92v92h140V92z" fill="${WHITE}"/><path d="M6 100L100 16l94 84" fill="none" stroke="var(--o)" stroke-width="22"/><rect x="82" y="122" width="38" height="62"/><rect x="44" y="110" width="26" height="26" fill="${GOLD}"/><rect x="132" y="110" width="26" height="26" fill="${GOLD}"/>`,
  tree: `<path d="M90 190v-70h20v70z" fill="${INK}"/><circle cx="100" cy="66" r="52"/><circle cx="52" cy="94" r="36"/><circle cx="148" cy="94" r="36"/><g fill="${GOLD}"><circle cx="78" cy="52" r="10"/><circle cx="118" cy="40" r="10"/><circle cx="134" cy="84" r="10"/><circle cx="58" cy="92" r="10"/><circle cx="98" cy="92" r="10"/></g>`,
  heart: `<path d="M100 184S14 130 14 72c0-52 68-64 86-16 18-48 86-36 86 16 0 58-86 112-86 112z"/><path d="M20 102h44l16-30 26 60 20-40 10 10h44" fill="none" stroke="${WHITE}" stroke-width="10"/>`,
  moon: `<path d="M132 14a88 88 0 1 0 54 124A74 74 0 0 1 132 14z" fill="${GOLD}"/><path d="M120 96h32l-32 36h32M160 56h24l-24 28h24" fill="none" stroke="var(--o)" stroke-width="10"/>`,
  leaf: `<path d="M178 20C70 22 22 70 26 150c76 8 140-30 152-130z"/><path d="M18 186C44 130 84 92 138 62" fill="none" stroke="${WHITE}" stroke-width="9"/><path d="M70 116l-6-38M100 90l-2-34M74 112l44 6M104 88l38 0" fill="none" stroke="${WHITE}" stroke-width="6"/>`,
  shoe: `<path d="M12 72l38 14 24-42 28 14c10 34 30 48 62 52 18 2 26 14 26 34H12z"/><path d="M12 144h178v18a12 12 0 0 1-12 12H24a12 12 0 0 1-12-12z" fill="${GOLD}"/><path d="M78 74l20-10M86 92l22-12M98 108l22-12" stroke="${WHITE}" stroke-width="8"/>`,
} as const;

export type Emblem = keyof typeof emblems;
export const emblemNames = Object.keys(emblems) as Emblem[];

const WIDTH = 900;
const HEIGHT = 600;

/** Stepped triangles along the foot, like painted walls. */
const frieze = (colours: readonly string[]): string =>
  Array.from({ length: 15 }, (_, at) => {
    const x = at * 60;
    return `<path d="M${x} ${HEIGHT}v-14h10v-16h10v-16h20v16h10v16h10v14z" fill="${colours[at % colours.length]}"/>`;
  }).join('');

/** @param at its place in the category, which moves the sun, so that neighbouring pictures differ */
export const productPicture = (emblem: Emblem, ground: string, ornament: string, at: number): string => {
  const sun = [450, 300, 600][at % 3];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/><circle cx="${sun}" cy="280" r="236" fill="${WHITE}" opacity=".5"/><circle cx="${sun}" cy="280" r="190" fill="${WHITE}" opacity=".45"/>${frieze([ornament, GOLD, INK])}<g transform="translate(270 92) scale(1.8)" fill="${ornament}" stroke-linecap="round" stroke-linejoin="round">${emblems[emblem].replaceAll('var(--o)', ornament)}</g></svg>`;
};
