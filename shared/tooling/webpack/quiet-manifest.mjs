/** The name under which the manifest's plugin logs. */
const PLUGIN = 'Module Federation Manifest Plugin';

/**
 * The manifest's plugin warns in every build that `publicPath: 'auto'` makes addresses relative to the folder of the
 * manifest. That is what is wanted: a release lies in a folder of its own, whose address only the registry knows.
 */
export class QuietManifest {
  apply(compiler) {
    compiler.hooks.infrastructureLog.tap('QuietManifest', (name, type, args) =>
      name === PLUGIN && type === 'warn' && args.join(' ').includes("publicPath='auto'") ? true : undefined,
    );
  }
}
