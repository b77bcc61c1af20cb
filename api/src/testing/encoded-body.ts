import type { AnyCall } from '@phila/contract';

/** Encodes a body as the call requires, with its content type; values that a form cannot hold become JSON text. */
export const encodedBody = (
  { encoding }: AnyCall,
  body: unknown,
): { headers: Record<string, string>; body: string } => {
  if (encoding !== 'form')
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const fields: [string, string][] =
    typeof body === 'object' && body !== null
      ? Object.entries(body).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
        ])
      : [['', JSON.stringify(body) ?? '']];
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  };
};
