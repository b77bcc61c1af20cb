const named = (character: string): string =>
  /^[\p{C}\p{Z}]$/u.test(character)
    ? `A character that cannot be seen (U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`
    : `“${character}”`;

/**
 * Names the character that makes a rule refuse a text, for rules with a message that does not say it. Null for a valid
 * text.
 * @param text as normalised
 * @param shape pattern of a valid beginning, without an end
 * @param never characters that are always invalid
 * @param where such as 'a name'
 */
export const refusedCharacter = (
  text: string,
  shape: RegExp,
  never: RegExp,
  where: string,
): string | null => {
  const held = shape.exec(text)?.[0].length ?? 0;
  if (held === text.length) return null;
  const foreign = never.exec(text)?.[0];
  if (foreign !== undefined) return `${named(foreign)} cannot be in ${where}.`;
  return `${named([...text.slice(held).trimStart()][0] ?? ' ')} cannot stand in that place of ${where}.`;
};
