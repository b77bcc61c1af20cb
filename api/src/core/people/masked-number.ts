/** Fields of which others than the person see the end alone: enough to tell a number, too little to take it. */
export const MASKED_FIELDS: ReadonlySet<string> = new Set([
  'identityNumber',
  'idNumber',
  'passportNumber',
  'accountNumber',
  'membershipNo',
]);
const SHOWN = 4;

/** `9202204720083` as `•••• 0083`: how long it is says nothing either. */
export const maskedNumber = (value: string): string =>
  value.length > SHOWN ? `•••• ${value.slice(-SHOWN)}` : '••••';

/** A reply in which the numbers of these fields are masked, however deep they stand. */
export const withNumbersMasked = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withNumbersMasked);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      MASKED_FIELDS.has(name) && typeof inner === 'string' && inner !== ''
        ? maskedNumber(inner)
        : withNumbersMasked(inner),
    ]),
  );
};
