/** Licences that ask for no more than their text and the names of the authors; OFL is that of fonts. */
const FREE = new Set(
  ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'].concat([
    'MIT',
    'MIT-0',
    'OFL-1.1',
    'Unlicense',
  ]),
);

/**
 * Packages of another licence, or whose package.json names none, with the licence that was read in them.
 * @type {readonly { name: RegExp, licence: string | null, why: string }[]}
 */
export const KNOWN = [
  {
    name: /^@img\/sharp-libvips-/,
    licence: 'LGPL-3.0-or-later',
    why: 'sharp loads it as a library of its own, unchanged, which anyone may exchange',
  },
  { name: /^png-js$/, licence: null, why: 'its LICENSE is the text of MIT' },
];

/** @typedef {{ group?: string, name: string, licenses?: { expression?: string, license?: { id?: string, name?: string } }[] }} Component */

/** Reads an expression of SPDX as far as packages have it: `(MIT OR CC0-1.0)`, `MIT AND ISC`. */
const isFree = (/** @type {string} */ expression) =>
  expression
    .replaceAll(/[()]/g, '')
    .split(/ OR /i)
    .some((either) => either.split(/ AND /i).every((licence) => FREE.has(licence.trim())));

/**
 * Lists the packages of a release with a licence that is not on the list: `left-pad: GPL-3.0-only`.
 * @param {readonly Component[]} components as CycloneDX has them
 */
export const foreignLicences = (components) =>
  components
    .filter(({ group }) => group !== '@phila')
    .flatMap(({ group, name, licenses = [] }) => {
      const whole = group ? `${group}/${name}` : name;
      const given = licenses.map(
        ({ expression, license }) => expression ?? license?.id ?? license?.name ?? 'unnamed',
      );
      const licence = given.length === 0 ? null : given.join(' AND ');
      if (licence !== null && isFree(licence)) return [];
      const isKnown = KNOWN.some((known) => known.name.test(whole) && known.licence === licence);
      return isKnown ? [] : [`${whole}: ${licence ?? 'no licence'}`];
    });
