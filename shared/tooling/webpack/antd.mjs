/** Replaces antd in a remote's build; `antd-loader.mjs` writes its contents. */
export const written = 'by antd-loader.mjs';
