/** RFC 6266, with the plain form for clients that do not read the extended one. */
export const contentDisposition = (
  fileName: string,
  kind: 'attachment' | 'inline' = 'attachment',
): string => {
  // Unpaired surrogates cannot be percent-encoded, and control or invisible characters are replaced.
  const shown = fileName.replaceAll(/\p{Surrogate}/gu, '\ufffd').replaceAll(/\p{C}/gu, '_');
  const plain = shown.replaceAll(/[^\w. -]/g, '_');
  const encoded = encodeURIComponent(shown).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
};
