/**
 * The nonce that styles need under the site's policy, or undefined where the page names none. From a `<meta>`: a
 * script's own `nonce` attribute reads as empty once the page stands.
 */
export const styleNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content || undefined;
