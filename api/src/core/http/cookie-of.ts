/** The value of a cookie in the header; null for none. */
export const cookieOf = (header: string | undefined, named: string): string | null => {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === named && value !== undefined) return value;
  }
  return null;
};
