export type Encoding = 'br' | 'gzip' | 'identity';

/** Picks the best encoding that both sides know; quality 0 excludes one. */
export const preferredEncoding = (accepted: string | undefined): Encoding => {
  if (accepted === undefined) return 'identity';
  const wanted = accepted
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]?.trim());
  if (wanted.includes('br')) return 'br';
  return wanted.includes('gzip') ? 'gzip' : 'identity';
};
