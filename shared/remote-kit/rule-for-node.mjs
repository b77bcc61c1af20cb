/** Stands for the release's folder, which is known once it is published. */
export const RELEASE_FOLDER = 'release-folder:/';

/** @typedef {{ loader?: string, options?: { modules?: object } }} Loader */

/**
 * Leaves out style sheets and files, which the browser's build brings, and keeps their names.
 * @template {{ type?: string | undefined, use?: unknown, generator?: object }} Rule of webpack or Rspack
 * @param {Rule} rule
 */
export const ruleForNode = (rule) => {
  if (rule.type === 'asset/resource') return { ...rule, generator: { ...rule.generator, emit: false } };
  const loaders = /** @type {Loader[]} */ ([rule.use ?? []].flat());
  const css = loaders.find(({ loader = '' }) => loader.includes('css-loader'));
  if (css === undefined) return rule;
  const { options } = css;
  return {
    ...rule,
    use: [{ ...css, options: { ...options, modules: { ...options?.modules, exportOnlyLocals: true } } }],
  };
};
