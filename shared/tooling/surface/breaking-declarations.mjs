/**
 * Finds changes between surfaces (declared-surface.mjs) that break code written for the older. Compares texts, not
 * types: an object may gain members, a function optional parameters, a union alternatives, and the object of a schema
 * fields that can be left out. Anything else counts as breaking, even if the compiler would let it pass.
 */

const NAME =
  /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:const|let|var|function|class|interface|type|enum|namespace)\s+([\w$]+)/;

/** Types that remotes pass in: a new required member would be missing in their code. */
const HANDED_IN = /(?:Props|Options|Input|Declared\w*|Definition)$/;

/** A surface's declarations by name, overloads together, and the names exported. */
const declarationsOf = (/** @type {string} */ surface) => {
  /** @type {Map<string, string[]>} */
  const texts = new Map();
  const exported = new Set();
  let isMentioned = false;
  for (const block of surface.split(/\n{2,}/)) {
    if (block.startsWith('── ')) {
      isMentioned = block.startsWith('── mentioned');
      continue;
    }
    const name = NAME.exec(block)?.[1] ?? block.trim();
    texts.set(name, [...(texts.get(name) ?? []), block]);
    if (!isMentioned && name) exported.add(name);
  }
  return { texts, exported };
};

const TOKEN = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|`(?:\\.|[^`\\])*`|=>|[\w$]+|[^\s\w$]/g;
const PAIRS = new Map([
  ['{', '}'],
  ['(', ')'],
  ['[', ']'],
  ['<', '>'],
]);

/**
 * A token, or what stands in brackets.
 * @typedef {string | Group} Item
 * @typedef {{ open: string, items: Item[] }} Group
 */

/** A text as tokens and groups. */
const treeOf = (/** @type {string} */ text) => {
  // Read in turn by a group and those inside it.
  const tokens = (text.match(TOKEN) ?? []).values();
  const read = (/** @type {string | undefined} */ close) => {
    /** @type {Item[]} */
    const items = [];
    for (const token of tokens) {
      if (token === close) return items;
      const end = PAIRS.get(token);
      items.push(end === undefined ? token : { open: token, items: read(end) });
    }
    return items;
  };
  return read(undefined);
};

const split = (/** @type {Item[]} */ items, /** @type {string[]} */ separators) => {
  /** @type {Item[]} */
  let part = [];
  const parts = [part];
  for (const item of items) {
    if (typeof item === 'string' && separators.includes(item)) parts.push((part = []));
    else part.push(item);
  }
  return parts.filter(({ length }) => length > 0);
};

/** @type {(items: Item[]) => string} */
const textOf = (items) =>
  items
    .map((item) =>
      typeof item === 'string' ? item : `${item.open}${textOf(item.items)}${PAIRS.get(item.open)}`,
    )
    .join(' ');

/** A member's name with its `readonly`, up to the colon or the brackets; `?` says that it may be left out. */
const memberOf = (/** @type {Item[]} */ items) => {
  const end = items.findIndex((item) =>
    typeof item === 'string' ? item === ':' || item === '?' : item.open === '(' || item.open === '<',
  );
  const head = end < 0 ? items : items.slice(0, end);
  const isOptional = items[end] === '?';
  return { key: textOf(head), isOptional, rest: items.slice(end + (isOptional ? 1 : 0)) };
};

const membersOf = (/** @type {Group} */ { open, items }) =>
  split(items, open === '{' ? [';', ','] : [',']).map((part, position) => {
    const member = memberOf(part);
    // A parameter is known by its place.
    return open === '(' ? { ...member, key: String(position) } : member;
  });

/**
 * Tells if code for the older text fits the newer one too.
 * @type {(before: Item[], after: Item[], isHandedIn: boolean) => boolean}
 */
const isAddition = (before, after, isHandedIn) => {
  const [equals, otherEquals] = [before.indexOf('='), after.indexOf('=')];
  // `type A = …`: the alternatives of a union begin after it.
  if (equals >= 0 && otherEquals >= 0)
    return (
      textOf(before.slice(0, equals)) === textOf(after.slice(0, otherEquals)) &&
      isAddition(before.slice(equals + 1), after.slice(otherEquals + 1), isHandedIn)
    );
  const [alternatives, otherAlternatives] = [split(before, ['|']), split(after, ['|'])];
  if (alternatives.length > 1 || otherAlternatives.length > 1)
    return alternatives.every((one) => otherAlternatives.some((other) => isAddition(one, other, isHandedIn)));
  return (
    before.length === after.length &&
    before.every((item, position) => {
      const other = after[position];
      if (other === undefined || typeof item === 'string' || typeof other === 'string') return item === other;
      return item.open === other.open && isGroupAddition(item, other, isHandedIn || item.open === '(');
    })
  );
};

/** Type of a field that what was written before may leave out: it has a default, or is optional. */
const LEFT_OUT = /^: z \. ZodMini(?:Default|Optional) </;

/**
 * Tells if a schema takes what the older one took: its objects may gain fields that can be left out.
 * @type {(before: Item[], after: Item[]) => boolean}
 */
const isSchemaAddition = (before, after) =>
  before.length === after.length &&
  before.every((item, position) => {
    const other = after[position];
    if (other === undefined || typeof item === 'string' || typeof other === 'string') return item === other;
    if (item.open !== other.open) return false;
    if (item.open === '<') return isSchemaAddition(item.items, other.items);
    if (item.open !== '{') return textOf([item]) === textOf([other]);
    const newer = new Map(membersOf(other).map((member) => [member.key, member.rest]));
    const older = membersOf(item);
    const known = new Set(older.map(({ key }) => key));
    return (
      older.every(({ key, rest }) => isSchemaAddition(rest, newer.get(key) ?? [])) &&
      [...newer].every(([key, rest]) => known.has(key) || LEFT_OUT.test(textOf(rest)))
    );
  });

const isGroupAddition = (
  /** @type {Group} */ before,
  /** @type {Group} */ after,
  /** @type {boolean} */ isHandedIn,
) => {
  if (before.open === '<') return isSchemaAddition(before.items, after.items);
  if (before.open === '[') return textOf([before]) === textOf([after]);
  const older = membersOf(before);
  const newer = membersOf(after);
  // Treats members of the same key as overloads.
  const isKept = older.every(({ key, isOptional, rest }) =>
    newer.some(
      (other) =>
        other.key === key &&
        // A member may become optional for those who pass it in, but not for those who read it.
        (isOptional === other.isOptional || !(isHandedIn ? isOptional : other.isOptional)) &&
        isAddition(rest, other.rest, isHandedIn),
    ),
  );
  const known = new Set(older.map(({ key }) => key));
  const added = newer.filter(({ key }) => !known.has(key));
  return isKept && (!isHandedIn || added.every(({ isOptional }) => isOptional));
};

/**
 * @param {string} before the older surface
 * @param {string} after the newer surface
 * @param {(name: string) => boolean} [isMeant] which exported names are compared; default: all, and what they mention
 * @returns {string[]} one sentence for each declaration that breaks what was written against the older one
 */
export const breakingDeclarations = (before, after, isMeant = () => true) => {
  const older = declarationsOf(before);
  const newer = declarationsOf(after);
  return [...older.texts].flatMap(([name, texts]) => {
    if (!isMeant(name)) return [];
    const now = newer.texts.get(name);
    // A declaration that is only mentioned may be inlined or renamed: its users are compared by themselves.
    if (!now || (older.exported.has(name) && !newer.exported.has(name)))
      return older.exported.has(name) ? [`${name} is gone.`] : [];
    const tree = (/** @type {string[]} */ of) => treeOf(of.join('\n').replace(/;\s*$/, ''));
    return isAddition(tree(texts), tree(now), HANDED_IN.test(name)) ? [] : [`${name} is not what it was.`];
  });
};
