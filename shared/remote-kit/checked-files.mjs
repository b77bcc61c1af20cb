/** The hash of no file: with it the browser refuses whatever comes. */
const REFUSED = `sha384-${'A'.repeat(64)}`;

/** Where webpack and Rspack keep the folder that a remote was loaded from. */
const FOLDER = '__webpack_require__.p';

/**
 * What is added to the code that makes an element for a file. The host keeps `philaIntegrity` (address → hash, made from
 * the registry) and, after an attempt that failed, `philaAgain` (what stands behind the addresses of a folder, so that no
 * cache knows them). A file without a hash is refused; of a build that a developer serves, the folder has an entry.
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
 * Has each script and style that a remote fetches later checked by the browser, in webpack and in Rspack. The entry itself
 * is checked by the host; without this plugin its chunks would not be, and `phila-release` refuses such a build.
 */
export class CheckedFiles {
  apply(compiler) {
    const name = 'CheckedFiles';
    // The code for a style sheet names its element otherwise than that for a hint.
    const ofLink = (source) => {
      const [, element] = /(\w+) = document\.createElement/.exec(source);
      return `${source}\n${checked(element, 'href')}`;
    };
    const ofScript = (source) => `${source}\n${checked('script', 'src')}`;
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
