/** Stands for antd in the build of a remote: `antd-loader.mjs` writes what is in it. */
export const written = 'by antd-loader.mjs';
