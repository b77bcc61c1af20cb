import { readFileSync } from 'node:fs';
import path from 'node:path';

const OPENING = new Set(['{', '(', '[']);
const CLOSING = new Set(['}', ')', ']']);
/** These end with their body, everything else with a semicolon. */
const WITH_BODY =
  /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:interface|class|enum|namespace|module)\b/;

/** The statements at the top of a declaration file, without comments. */
const statementsOf = (/** @type {string} */ source) => {
  /** @type {string[]} */
  const statements = [];
  let text = '';
  let depth = 0;
  const end = () => {
    if (text.trim() !== '') statements.push(text.trim());
    text = '';
  };
  for (let at = 0; at < source.length; at += 1) {
    const letter = source.charAt(at);
    if (source.startsWith('//', at)) at = (source.indexOf('\n', at) + 1 || source.length + 1) - 2;
    else if (source.startsWith('/*', at)) at = source.indexOf('*/', at) + 1;
    else if (letter === "'" || letter === '"' || letter === '`') {
      const from = at;
      for (at += 1; source.charAt(at) !== letter; at += 1) if (source.charAt(at) === '\\') at += 1;
      text += source.slice(from, at + 1);
    } else {
      text += letter;
      if (OPENING.has(letter)) depth += 1;
      if (CLOSING.has(letter)) depth -= 1;
      if (depth === 0 && (letter === ';' || (letter === '}' && WITH_BODY.test(text.trimStart())))) end();
    }
  }
  end();
  return statements.map((statement) => statement.replace(/[ \t]+$/gm, '').replace(/\n{2,}/g, '\n'));
};

const DECLARED =
  /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:const|let|var|function|class|interface|type|enum|namespace)\s+([\w$]+)/;
const FROM = /\bfrom\s+['"]([^'"]+)['"]/;

/** `a, type B as C` as pairs of the name there and the name here. */
const listOf = (/** @type {string} */ statement) =>
  (/\{([^}]*)\}/.exec(statement)?.[1] ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^type\s+/, ''))
    .filter(Boolean)
    .map((one) => {
      const [there = one, own = there] = one.split(/\s+as\s+/);
      return { there, own };
    });

/**
 * A declaration by the file that has it.
 * @typedef {{ file: string, name: string }} Place
 *
 * A name that a file exports: `there` is its name in the file itself, or at `address` where it comes from another.
 * @typedef {{ name: string, there: string, address?: string }} Export
 *
 * The statements of a file; `all` are the addresses of `export * from`.
 * @typedef {{ declared: Map<string, string[]>, imported: Map<string, { address: string, there: string }>,
 *   given: Export[], all: string[] }} Statements
 */

/**
 * Folders of declarations by address: entries of a package of ours, `@phila/ui/button`.
 * @type {Record<string, string>}
 */
let packages = {};

const fileAt = (/** @type {string} */ from, /** @type {string} */ address) => {
  if (address.startsWith('.'))
    return path.join(path.dirname(from), address).replace(/\.(?:[cm]?[jt]sx?)$/, '') + '.d.ts';
  const folder = packages[address];
  return folder === undefined ? null : path.join(folder, 'index.d.ts');
};

/** @type {Map<string, Statements>} */
const files = new Map();

/** Reads a file's declarations, imports and exports. */
const read = (/** @type {string} */ file) => {
  const known = files.get(file);
  if (known !== undefined) return known;
  /** @type {Statements} */
  const found = { declared: new Map(), imported: new Map(), given: [], all: [] };
  files.set(file, found);
  for (const statement of statementsOf(readFileSync(file, 'utf8'))) {
    const address = FROM.exec(statement)?.[1];
    const name = DECLARED.exec(statement)?.[1];
    if (name !== undefined && !/^(?:import|export)\s*(?:type\s*)?[{*]/.test(statement)) {
      const overloads = found.declared.get(name) ?? [];
      found.declared.set(name, [...overloads, statement]);
      if (overloads.length === 0 && statement.startsWith('export')) found.given.push({ name, there: name });
    } else if (statement.startsWith('import') && address !== undefined) {
      for (const { there, own } of listOf(statement)) found.imported.set(own, { address, there });
    } else if (address !== undefined && /^export\s+\*\s+from/.test(statement)) found.all.push(address);
    else if (statement.startsWith('export')) {
      for (const { there, own } of listOf(statement))
        found.given.push({ name: own, there, ...(address === undefined ? {} : { address }) });
    }
  }
  return found;
};

/**
 * Finds the file that declares a name; null for another package's.
 * @type {(file: string, name: string) => Place | null}
 */
const origin = (file, name) => {
  const { declared, imported, given, all } = read(file);
  if (declared.has(name)) return { file, name };
  const passed = imported.get(name) ?? given.find((one) => one.name === name && one.address !== undefined);
  if (passed?.address !== undefined) {
    const next = fileAt(file, passed.address);
    return next === null ? null : origin(next, passed.there);
  }
  for (const address of all) {
    const next = fileAt(file, address);
    const found = next === null ? null : origin(next, name);
    if (found !== null) return found;
  }
  return null;
};

/** @type {(file: string) => { name: string, at: Place | null, address?: string | undefined }[]} */
const exportsOf = (file) => {
  const { given, all } = read(file);
  const below = all.flatMap((address) => {
    const next = fileAt(file, address);
    return next === null ? [{ name: '*', at: null, address }] : exportsOf(next);
  });
  const own = given.map(({ name, there, address }) => {
    const next = address === undefined ? file : fileAt(file, address);
    return { name, at: next === null ? null : origin(next, there), address };
  });
  return [...own, ...below];
};

/** @type {(one: { name: string }, other: { name: string }) => number} */
const byName = (one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : 0);
const keyOf = (/** @type {Place} */ { file, name }) => `${file}#${name}`;
const textOf = (/** @type {Place} */ { file, name }) => (read(file).declared.get(name) ?? []).join('\n');

/** Lists our declarations that another mentions: by name in its file, or by `import("./x.ts").Name`. */
const mentionedBy = (/** @type {Place} */ { file, name }) => {
  const text = textOf({ file, name });
  const inline = [...text.matchAll(/import\("(\.[^"]+)"\)\.([\w$]+)/g)].map(
    ([, address = '', there = '']) => {
      const next = fileAt(file, address);
      return next === null ? null : origin(next, there);
    },
  );
  // Followed by a colon it is the name of a property or a parameter.
  const words = new Set(text.replace(/'[^']*'|"[^"]*"/g, '').match(/[A-Za-z_$][\w$]*\b(?!\??:)/g));
  const { declared, imported } = read(file);
  const named = [...words].filter((word) => word !== name && (declared.has(word) || imported.has(word)));
  return [...inline, ...named.map((word) => origin(file, word))].filter((found) => found !== null);
};

/**
 * Writes the public surface of declaration files as text: every exported name with its declaration, sorted and without
 * comments, then our declarations that these mention.
 * @param {Record<string, string>} entries the `.d.ts` file that `tsc -b` emitted, by what it is imported as
 * @param {Record<string, string>} [own] folders of declarations by address (`@phila/ui/button`), for
 *   entries that pass on what others of the same package declare
 */
export const declaredSurface = (entries, own = {}) => {
  packages = own;
  files.clear();
  const listed = new Map();
  const parts = Object.entries(entries).map(([title, entry]) => {
    const names = exportsOf(entry).toSorted(byName);
    const lines = names.map(({ name, at, address }) => {
      if (!at) return `export ${name} from '${address}'`;
      listed.set(keyOf(at), at);
      return at.name === name ? textOf(at) : `${textOf(at)}\nexport ${at.name} as ${name}`;
    });
    return `── ${title}\n\n${lines.join('\n\n')}`;
  });
  const mentioned = new Map();
  const waiting = [...listed.values()];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    for (const found of mentionedBy(one)) {
      const key = keyOf(found);
      if (listed.has(key) || mentioned.has(key)) continue;
      mentioned.set(key, found);
      waiting.push(found);
    }
  }
  const rest = [...mentioned.values()].toSorted(byName).map(textOf);
  return `${[...parts, `── mentioned\n\n${rest.join('\n\n')}`].join('\n\n')}\n`;
};
