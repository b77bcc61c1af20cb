import { brand } from '@phila/contract';
import { MARK_HASH } from './below-floor.ts';

/** Sources that the page's policy allows. */
export interface PolicyOptions {
  /** The hash of the inline style: the colours of a followed organisation. */
  style?: string | null;
  /** The hash of the page's import map, if any. */
  importMap?: string | null;
  /** Further origins of scripts, styles and connections: development servers. */
  origins?: readonly string[];
  /** The origin of the payment provider that forms are sent to; default: none. */
  paymentOrigin?: string | null;
}

const socketOf = (origin: string): string => origin.replace(/^http/, 'ws');

/** Frames of other sites in the brand file: the footer's map, and the form of Speak To An Expert if set. */
const FRAMES = [brand.forms.advice, brand.map.embed]
  .filter((address) => address !== null)
  .map((address) => new URL(address).origin);

/** Refuses the address of a script, and markup, past the shell's one policy (shell/src/boot/trusted-addresses.ts). */
const TRUSTED_TYPES = ['trusted-types default', "require-trusted-types-for 'script'"];

/**
 * The page's Content-Security-Policy: nothing inline without its hash, no eval, nothing from elsewhere. Equal pages
 * have equal policies, so that both are cached (docs/decisions/0205).
 */
export const pagePolicy = ({
  style = null,
  importMap = null,
  origins = [],
  paymentOrigin = null,
}: PolicyOptions = {}): string => {
  const own = ["'self'", ...origins].join(' ');
  const inline = [MARK_HASH, ...(importMap === null ? [] : [importMap])];
  return [
    "default-src 'self'",
    `script-src ${[own, ...inline.map((hash) => `'${hash}'`)].join(' ')}`,
    `style-src ${own}${style === null ? '' : ` '${style}'`}`,
    // Organisations' logos are data URLs; previews of chosen pictures are blobs.
    `img-src ${own} data: blob:`,
    `font-src ${own}`,
    `connect-src ${[own, ...origins.map(socketOf)].join(' ')}`,
    // Documents are previewed as blobs: PDFs made by the page under this policy.
    `frame-src ${["'self'", 'blob:', ...FRAMES].join(' ')}`,
    // CVs are made in a worker, a release's file; a development server's is started by a script of the page.
    `worker-src 'self'${origins.length > 0 ? ' blob:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...(paymentOrigin === null ? [] : [paymentOrigin])].join(' '),
    "frame-ancestors 'none'",
    // A development server's files have no hashes for the policy to know.
    ...(origins.length > 0 ? [] : TRUSTED_TYPES),
  ].join('; ');
};

/**
 * The headers that guard a page: its policy and, but for files of a development server, which have no hashes, that every
 * script states one.
 */
export const guardOf = (options: PolicyOptions = {}): Record<string, string> => {
  const policy = pagePolicy(options);
  return (options.origins ?? []).length > 0
    ? { 'content-security-policy': policy }
    : {
        'content-security-policy': policy,
        'integrity-policy': 'blocked-destinations=(script)',
      };
};

/** The policy of files. Without it, an SVG opened by itself would be a page of the site that runs scripts. */
export const FILE_POLICY = "default-src 'none'; sandbox";

/** The policy of a worker's file. A worker runs only itself and fetches fonts from this site. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/**
 * The policy of the shell's document worker: its layout library is WebAssembly in a data address (docs/decisions/0908).
 * No other script may compile WebAssembly.
 */
export const PDF_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' data:";

/** Recognises the shell's document worker: `3f2a9c1b7d04-pdf-worker.js`. */
export const isPdfWorker = (file: string): boolean => /^[\da-f]+-pdf-worker\.js$/.test(file);

/**
 * Recognises a release's worker by its name, such as `cv-worker.js` (`workers` in the remote's webpack configuration).
 */
export const isWorker = (file: string): boolean => /(^|\/)[\w-]+-worker\.js$/.test(file);
