/** Writes the header of RFC 6266, with a plain name for clients that ignore the extended one. */
export const contentDisposition = (
  fileName: string,
  kind: 'attachment' | 'inline' = 'attachment',
): string => {
  // Replaces invisible characters, and unpaired surrogates, because they cannot be percent-encoded.
  const shown = fileName.replaceAll(/\p{Surrogate}/gu, '\ufffd').replaceAll(/\p{C}/gu, '_');
  const plain = shown.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(shown).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
