import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';

/** The integrity attribute of a file: what the browser compares before it runs or applies it. */
export const integrityOf = (/** @type {Buffer} */ bytes) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Adds a suffix to addresses after a failed attempt, because the browser may keep a broken file like any of a release.
 * The shell sets it in `philaAgain`, by the release's folder.
 */
const again = (
  /** @type {string} */ element,
  /** @type {string} */ attribute,
  /** @type {string} */ address,
) =>
  `if (self.philaAgain) ${element}.${attribute} = ${address} + (self.philaAgain[${webpack.RuntimeGlobals.publicPath}] || "");`;

/** A hash that no file has, so that the browser refuses every reply. */
const REFUSED = `sha384-${'A'.repeat(64)}`;

/**
 * The shell keeps `philaIntegrity`, a map from address to hash made from the registry; a remote's own chunks look
 * themselves up there, and one that is not in it is refused. Of a preview, whose files have no hashes, the map holds the
 * folder alone. `webpack-subresource-integrity` writes the hashes into the entry instead, which breaks federation's share
 * resolution and costs bytes in the one file that every page waits for.
 */
const lookUp = (/** @type {string} */ element, /** @type {string} */ address) =>
  `if (self.philaIntegrity) ${element}.integrity = self.philaIntegrity[${address}] ?? ` +
  `self.philaIntegrity[${webpack.RuntimeGlobals.publicPath}] ?? ${JSON.stringify(REFUSED)};`;

/**
 * Asks for a file as its policy demands (`Integrity-Policy`): with a hash, and in a mode in which the browser can compare
 * it. webpack's own option sets the mode for other origins alone.
 */
const inMode = (/** @type {string} */ element) => `${element}.crossOrigin = "anonymous";`;

const own = (/** @type {string} */ element, /** @type {string} */ attribute) =>
  `${element}.integrity = self.philaIntegrity && self.philaIntegrity[${element}.${attribute}] || "";`;

/** Gives the shell's later files the hashes that the page keeps by address (shell/src/boot/own-files.ts). */
export class OwnIntegrity {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.compilation.tap('OwnIntegrity', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'OwnIntegrity',
        (source) => `${source}\n${inMode('script')}\n${own('script', 'src')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'OwnIntegrity',
        (source, { tag }) => `${source}\n${own(tag, 'href')}`,
      );
    });
  }
}

export class IntegrityLookup {
  apply(/** @type {import('webpack').Compiler} */ compiler) {
    compiler.hooks.compilation.tap('IntegrityLookup', (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'IntegrityLookup',
        (source) =>
          `${source}\n${inMode('script')}\n${again('script', 'src', 'url')}\n${lookUp('script', 'url')}`,
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        'IntegrityLookup',
        (source, { tag, href }) => `${source}\n${again(tag, 'href', href)}\n${lookUp(tag, href)}`,
      );
    });
  }
}
