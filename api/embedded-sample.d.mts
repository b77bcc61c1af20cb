export const byArea: { readonly [area: string]: string };
export const embeddedSample: readonly string[];
