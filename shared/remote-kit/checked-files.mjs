/** A hash that no file has: with it the browser refuses any file. */
const REFUSED = `sha384-${'A'.repeat(64)}`;

/** The variable that webpack and Rspack store the remote's folder in. */
const FOLDER = '__webpack_require__.p';

/**
 * The code that adds the hash to a file's element. The host keeps `philaIntegrity` (address → hash, made from the
 * registry) and, after a failed attempt, `philaAgain` (a suffix for each folder's addresses, so that no cache answers).
 * A file without a hash is refused; a build that a developer serves has a single entry for its folder.
 */
const checked = (element, attribute) => `{
  const address = ${element}.${attribute};
  if (self.philaAgain) ${element}.${attribute} = address + (self.philaAgain[${FOLDER}] || "");
  if (self.philaIntegrity)
    ${element}.integrity = self.philaIntegrity[address] ?? self.philaIntegrity[${FOLDER}] ?? ${JSON.stringify(REFUSED)};
}`;

const classOfPlugin = (compiler, name) =>
  compiler.options.plugins.find((plugin) => plugin?.constructor.name === name)?.constructor;

/**
 * Makes the browser check each script and style that a remote fetches later, in webpack and in Rspack. The host checks
 * only the entry; `phila-release` refuses a build without this plugin.
 */
export class CheckedFiles {
  apply(compiler) {
    const name = 'CheckedFiles';
    // Finds the element's name: the code for a style sheet and the code for a hint use different ones.
    const ofLink = (source) => {
      const [, element] = /(\w+) = document\.createElement/.exec(source);
      return `${source}\n${checked(element, 'href')}`;
    };
    const ofScript = (source) => `${source}\nscript.crossOrigin = "anonymous";\n${checked('script', 'src')}`;
    compiler.hooks.compilation.tap(name, (compilation) => {
      if (compiler.rspack) {
        const hooks = compiler.rspack.RuntimePlugin.getCompilationHooks(compilation);
        hooks.createScript.tap(name, ofScript);
        hooks.createLink.tap(name, ofLink);
        return;
      }
      const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(name, ofScript);
      classOfPlugin(compiler, 'MiniCssExtractPlugin')
        ?.getCompilationHooks(compilation)
        .beforeTagInsert.tap(name, (source, { tag }) => `${source}\n${checked(tag, 'href')}`);
    });
  }
}
