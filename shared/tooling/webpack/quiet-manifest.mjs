/** The name under which the manifest's plugin logs. */
const PLUGIN = 'Module Federation Manifest Plugin';

/**
 * Silences the manifest plugin's warning that `publicPath: 'auto'` makes addresses relative to the manifest's folder.
 * The registry alone knows the folder of a release, so the warning does not apply.
 */
export class QuietManifest {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.infrastructureLog.tap('QuietManifest', (name, type, args = []) =>
      name === PLUGIN && type === 'warn' && args.join(' ').includes("publicPath='auto'") ? true : undefined,
    );
  }
}
