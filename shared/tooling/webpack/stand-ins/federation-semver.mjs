/**
 * Stands in for the runtime's `satisfy`, which reads every kind of range. Our builds state a caret for each shared key
 * (shared.mjs), and the runtime itself compares by `<=`; another range is refused, which keeps it out of a page.
 */
const numbers = (version) =>
  version
    .replace(/^(\^|<=)/, '')
    .split('-')[0]
    .split('.')
    .map(Number);

export const satisfy = (version, range) => {
  const has = numbers(version);
  const wants = numbers(range);
  const order = has.map((part, at) => part - wants[at]).find((difference) => difference !== 0) ?? 0;
  if (range.startsWith('<=')) return order <= 0;
  // A caret lets everything change behind the first part that is not zero.
  const kept = wants.findIndex((part) => part > 0) + 1 || 3;
  return range.startsWith('^') && order >= 0 && wants.slice(0, kept).every((part, at) => part === has[at]);
};
