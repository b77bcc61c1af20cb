/**
 * Makes HTML of a remote's pages at build time (shared/tooling/prerender), for visitors to read before any script has
 * run. Runs in Node alone.
 */
import { type CallMeta, type ClientCall, type InputOf, queryOf, type ValueOf } from '@phila/contract/calls';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { Provider } from 'react-redux';
import { type Navigator, Router } from 'react-router-dom';
import { text } from 'node:stream/consumers';
import type { RemoteRoot } from './mounting/remote-app.tsx';
import { makeCalls } from './queries/call-options.ts';
import { queryClient } from './query-client/query-client.ts';
import { store } from './store/store.ts';

const goesNowhere = (): never => {
  throw new Error('it goes to another page while it is drawn');
};

const navigator: Navigator = {
  createHref: (to) =>
    typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`,
  go: goesNowhere,
  push: goesNowhere,
  replace: goesNowhere,
};

/**
 * Marks of HTML that the site's policy blocks: parts that React hides behind its own script, and styles in attributes.
 * The page would look different until it is drawn again.
 */
const OF_NO_EFFECT = ['<template', 'id="S:', '$RC', '<script', '<style', ' style="'];

/**
 * Styles that may be dropped: width and height keep a picture's place as well, and a page's style sheet can set the
 * width of its tiles.
 */
const SAID_TWICE = / style="(aspect-ratio:[\d /]+|object-fit:cover|--least:\d+px)"/g;

/** The value that a call gives to the page while it is drawn; made by `answered`. */
export interface Answered {
  readonly key: readonly unknown[];
  readonly value: unknown;
}

export const answered = <C extends ClientCall>(call: C, input: InputOf<C>, value: ValueOf<C>): Answered => ({
  key: queryOf(call, input).queryKey,
  value,
});

/**
 * Draws a page with fixed answers instead of stored data. If the data can change, the texts are mustache marks,
 * `{{title}}`; the service fills them in with each reply (api/src/site/fragment.ts).
 */
export interface DrawnWith {
  /** An address, for a route with parameters. */
  at?: string;
  answers: readonly Answered[];
  filled?: {
    /** The name of the filler in the service. */
    by: string;
    /** Sample value → mark that replaces it in the HTML, for values that cannot be a mark themselves, such as a day. */
    marks?: Readonly<Record<string, string>>;
    /** Parts that are repeated for a list, or left out without a value, by the name of the list or value. */
    parts?: Readonly<Record<string, (page: Element) => Iterable<Element | null>>>;
  };
}

/**
 * Draws a stand-in for a page with content that only the browser knows: a visitor's cart, or the `#` of a link. It has
 * the page's heading, its purpose, and in `<noscript>` a way on; the page itself replaces it.
 */
export interface StandIn {
  /** An address, for a route with parameters. */
  at?: string;
  standIn: ComponentType;
}

/** The export of a remote's `src/drawn-with.ts`, by the paths of its routes. */
export type DrawnWithOf = Readonly<Record<string, DrawnWith | StandIn>>;

/** Lists the calls that the page wants to read; none is sent while it is drawn. */
const readCalls = (): { call: CallMeta['call']; isAnswered: boolean }[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ meta, state }) =>
      meta !== undefined && 'call' in meta
        ? [{ call: (meta as CallMeta).call, isAnswered: state.data !== undefined }]
        : [],
    );

/** Finds a paragraph with nothing but an HTML mark: the filled-in HTML replaces the paragraph too. */
const ALONE = /<p>(\{\{\{\w+\}\}\})<\/p>/g;

/** Puts the marks into the page and around its parts. */
const withMarks = (
  html: string,
  { by, marks = {}, parts = {} }: NonNullable<DrawnWith['filled']>,
): string => {
  const page = document.createElement('div');
  page.innerHTML = html;
  // Drops React's preloading of a picture: the picture's address is filled in later.
  for (const hint of page.querySelectorAll(':scope > link')) hint.remove();
  for (const [name, find] of Object.entries(parts)) {
    const found = [...find(page)];
    const [first] = found;
    if (!first) throw new Error(`it has no part ${name}, which ${by} fills`);
    first.before(`{{#${name}}}`);
    found.at(-1)?.after(`{{/${name}}}`);
  }
  return Object.entries(marks)
    .reduce((text, [drawn, mark]) => text.replaceAll(drawn, mark), page.innerHTML)
    .replaceAll(ALONE, '$1');
};

/**
 * Gives the HTML of the remote's page at `window.location`. Null where the page reads stored data without an answer in
 * `drawn-with.ts`: the data may have changed when a visitor reads the page.
 * @throws the page's own errors, and for a call that a visitor may not read
 */
export const prerender = async (App: RemoteRoot, asked?: DrawnWith | StandIn): Promise<string | null> => {
  const [given, Shown] =
    asked !== undefined && 'standIn' in asked ? [undefined, asked.standIn] : [asked, App];
  makeCalls();
  queryClient.clear();
  for (const { key, value } of given?.answers ?? []) queryClient.setQueryData(key, value);
  await App.ready?.();
  const { pathname } = window.location;
  const thrown: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(
    <Provider store={store}>
      <QueryClientProvider client={queryClient}>
        <Router
          location={{ pathname, search: '', hash: '', state: null, key: 'default' }}
          navigator={navigator}
          static
        >
          <Shown />
        </Router>
      </QueryClientProvider>
    </Provider>,
    {
      onError: (error) => void thrown.push(error),
      // Keeps the page whole: from 12.8 kB on React would put parts of it behind a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = (await text(prelude)).replaceAll(SAID_TWICE, '');
  if (thrown.length > 0) throw thrown[0];
  const calls = readCalls();
  // Allows a person's call that `drawn-with.ts` answers: the page does without it for a visitor.
  const kept = calls.find(({ call, isAnswered }) => call.access !== 'anyone' && !isAnswered)?.call;
  if (kept) throw new Error(`it reads ${kept.method} ${kept.path}, which a visitor may not`);
  const open = calls.find(({ isAnswered }) => !isAnswered)?.call;
  if (open && given !== undefined)
    throw new Error(`it reads ${open.method} ${open.path} in a way that its drawn-with.ts has no answer for`);
  if (open) return null;
  const mark = OF_NO_EFFECT.find((one) => html.includes(one));
  if (mark !== undefined)
    throw new Error(`its HTML has ${mark}, which the policy of the site makes nothing of`);
  // Removes slots: the shell fills only the slots that the remote makes itself later.
  const own = html.replaceAll(/ data-slot="[^"]*"/g, '');
  // Makes controls inert until the page is drawn again, because drawing would lose their input; forms in `<noscript>`
  // stay usable.
  const inert = own.replaceAll(
    /<noscript>.*?<\/noscript>|<(form|button|input|select|textarea)(?=[ />])/gs,
    (found, control: string | undefined) => (control === undefined ? found : `<${control} inert=""`),
  );
  return given?.filled === undefined ? inert : withMarks(inert, given.filled);
};
