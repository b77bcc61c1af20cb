import { brand } from '@phila/contract';
import { MARK_HASH } from './below-floor.ts';

/** Sources that the page's policy allows. */
export interface PolicyOptions {
  /** The hash of the one style that stands in the page itself: an organisation's colours, where a link names one. */
  style?: string | null;
  /** The hash of the page's import map, where there is one. */
  importMap?: string | null;
  /** Further origins that scripts, styles and connections may go to: development servers. */
  origins?: readonly string[];
  /** The origin of the provider that a payment is sent to as a form; none by default. */
  paymentOrigin?: string | null;
}

const socketOf = (origin: string): string => origin.replace(/^http/, 'ws');

/** The frames of other sites that the brand file names: the footer's map, and the form of Speak To An Expert where one is set. */
const FRAMES = [brand.forms.advice, brand.map.embed]
  .filter((address) => address !== null)
  .map((address) => new URL(address).origin);

/**
 * The Content-Security-Policy of the page: nothing inline but what is named by its hash, nothing evaluated, nothing from
 * elsewhere. The same page has the same policy, so that both can be kept (docs/decisions/0205).
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
    // A document is previewed as a blob: a PDF, made by the page itself, under this same policy.
    `frame-src ${["'self'", 'blob:', ...FRAMES].join(' ')}`,
    // The engine of CVs runs in a worker, which is a file of a release; one of a development server is started by a
    // script of the page.
    `worker-src 'self'${origins.length > 0 ? ' blob:' : ''}`,
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...(paymentOrigin === null ? [] : [paymentOrigin])].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
};

/** The policy of a file: opened by itself, a picture (SVG) would otherwise be a page of the site that may run scripts. */
export const FILE_POLICY = "default-src 'none'; sandbox";

/** The policy of a worker's own file: it runs itself, and fetches its fonts from this site. */
export const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/**
 * The policy of the shell's worker for documents, whose library lays out with WebAssembly and keeps that code in a data
 * address (docs/decisions/0908). No other script may compile any.
 */
export const PDF_WORKER_POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' data:";

/** Tells if a file of the shell is its worker for documents: `3f2a9c1b7d04-pdf-worker.js`. */
export const isPdfWorker = (file: string): boolean => /^[\da-f]+-pdf-worker\.js$/.test(file);

/**
 * Tells if a file of a release is a worker, such as `cv-worker.js` (`workers` of the remote's webpack configuration).
 */
export const isWorker = (file: string): boolean => /(^|\/)[\w-]+-worker\.js$/.test(file);
