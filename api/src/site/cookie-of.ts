/** The value of a cookie that the browser sent; null where it sent none of that name. */
export const cookieOf = (header: string | undefined, named: string): string | null => {
  for (const part of header?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === named && value !== undefined) return value;
  }
  return null;
};
