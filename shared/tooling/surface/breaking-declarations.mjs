/**
 * Finds changes between surfaces (declared-surface.mjs) that break code written for the older. Compares texts, not
 * types: an object may gain members, a function optional parameters, a union alternatives. Anything else counts as
 * breaking, even if the compiler would let it pass.
 */

const NAME =
  /^(?:export\s+)?(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:const|let|var|function|class|interface|type|enum|namespace)\s+([\w$]+)/;

/** Types that remotes pass in: a new required member would be missing in their code. */
const HANDED_IN = /(?:Props|Options|Input|Declared\w*|Definition)$/;

/** A surface's declarations by name, overloads together, and the names exported. */
const declarationsOf = (surface) => {
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
const PAIRS = { '{': '}', '(': ')', '[': ']', '<': '>' };

/** A text as tokens, what stands in brackets as a group: `{ open, items }`. */
const treeOf = (text) => {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const read = (close) => {
    const items = [];
    while (at < tokens.length) {
      const token = tokens[at];
      at += 1;
      if (token === close) return items;
      items.push(token in PAIRS ? { open: token, items: read(PAIRS[token]) } : token);
    }
    return items;
  };
  return read();
};

const split = (items, separators) => {
  const parts = [[]];
  for (const item of items) {
    if (typeof item === 'string' && separators.includes(item)) parts.push([]);
    else parts.at(-1).push(item);
  }
  return parts.filter((part) => part.length > 0);
};

const textOf = (items) =>
  items
    .map((item) => (typeof item === 'string' ? item : `${item.open}${textOf(item.items)}${PAIRS[item.open]}`))
    .join(' ');

/** A member's name with its `readonly`, up to the colon or the brackets; `?` says that it may be left out. */
const memberOf = (items) => {
  const end = items.findIndex(
    (item) => item === ':' || item === '?' || item.open === '(' || item.open === '<',
  );
  const head = end < 0 ? items : items.slice(0, end);
  const isOptional = items[end] === '?';
  return { key: textOf(head), isOptional, rest: items.slice(end + (isOptional ? 1 : 0)) };
};

const membersOf = ({ open, items }) =>
  split(items, open === '{' ? [';', ','] : [',']).map((part, position) => {
    const member = memberOf(part);
    // A parameter is known by its place.
    return open === '(' ? { ...member, key: String(position) } : member;
  });

/** Tells if code for the older text fits the newer one too. */
const isAddition = (before, after, isHandedIn) => {
  const [equals, otherEquals] = [before.indexOf('='), after.indexOf('=')];
  // `type A = …`: the alternatives of a union begin after it.
  if (equals >= 0 && otherEquals >= 0)
    return (
      textOf(before.slice(0, equals)) === textOf(after.slice(0, otherEquals)) &&
      isAddition(before.slice(equals + 1), after.slice(otherEquals + 1), isHandedIn)
    );
  const alternatives = [split(before, ['|']), split(after, ['|'])];
  if (alternatives[0].length > 1 || alternatives[1].length > 1)
    return alternatives[0].every((one) =>
      alternatives[1].some((other) => isAddition(one, other, isHandedIn)),
    );
  return (
    before.length === after.length &&
    before.every((item, position) => {
      const other = after[position];
      if (typeof item === 'string' || typeof other === 'string') return item === other;
      return item.open === other.open && isGroupAddition(item, other, isHandedIn || item.open === '(');
    })
  );
};

const isGroupAddition = (before, after, isHandedIn) => {
  if (before.open === '<' || before.open === '[') return textOf([before]) === textOf([after]);
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
    const [was, is] = [texts, now].map((of) => treeOf(of.join('\n').replace(/;\s*$/, '')));
    return isAddition(was, is, HANDED_IN.test(name)) ? [] : [`${name} is not what it was.`];
  });
};
