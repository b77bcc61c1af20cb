/**
 * A remote's pages as HTML, made when it is built (shared/tooling/prerender): what a visitor who is not signed in reads of
 * them before any script has run. Runs in Node alone.
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
 * What the site's policy makes nothing of: how React hides parts of a page behind a script of its own, and styles in
 * attributes, with which the page would look another way until it is drawn again.
 */
const OF_NO_EFFECT = ['<template', 'id="S:', '$RC', '<script', '<style', ' style="'];

/** A picture keeps its place by its width and height as well, and how wide its tiles are a page's own style sheet may say. */
const SAID_TWICE = / style="(aspect-ratio:[\d /]+|object-fit:cover|--least:\d+px)"/g;

/** What a call answers a page while it is drawn; made by `answered`. */
export interface Answered {
  readonly key: readonly unknown[];
  readonly value: unknown;
}

export const answered = <C extends ClientCall>(call: C, input: InputOf<C>, value: ValueOf<C>): Answered => ({
  key: queryOf(call, input).queryKey,
  value,
});

/**
 * How a page is drawn that reads what the service keeps: with answers that are given here. Where these change, the service
 * fills them in with each reply (api/src/site/fragment.ts): their texts are then marks of mustache, `{{title}}`.
 */
export interface DrawnWith {
  /** An address of a route with parameters. */
  at?: string;
  answers: readonly Answered[];
  filled?: {
    /** The name by which the service knows what to fill in. */
    by: string;
    /** Marks in place of what can be none, such as a day, in the HTML that is drawn. */
    marks?: Readonly<Record<string, string>>;
    /** What stands there once for each of a list, or only where there is a value: by the name of the list or value. */
    parts?: Readonly<Record<string, (page: Element) => Iterable<Element | null>>>;
  };
}

/**
 * What stands in the document for a page of what the browser alone knows: a visitor's cart, or what stands behind the `#` of
 * a link. It has the page's heading, what the page is for, and in `<noscript>` a way on; the page itself takes its place.
 */
export interface StandIn {
  /** An address of a route with parameters. */
  at?: string;
  standIn: ComponentType;
}

/** What a remote's `src/drawn-with.ts` exports, by the paths of its routes. */
export type DrawnWithOf = Readonly<Record<string, DrawnWith | StandIn>>;

/** The calls that the page reads; nothing is sent while it is drawn. */
const readCalls = (): { call: CallMeta['call']; isAnswered: boolean }[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ meta, state }) =>
      meta !== undefined && 'call' in meta
        ? [{ call: (meta as CallMeta).call, isAnswered: state.data !== undefined }]
        : [],
    );

/** A mark that stands for HTML takes the whole paragraph that was drawn of it. */
const ALONE = /<p>(\{\{\{\w+\}\}\})<\/p>/g;

/** The page with its marks, and the marks around its parts. */
const withMarks = (
  html: string,
  { by, marks = {}, parts = {} }: NonNullable<DrawnWith['filled']>,
): string => {
  const page = document.createElement('div');
  page.innerHTML = html;
  // React has a picture fetched ahead whose address is not known here.
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
 * The HTML of the page that the remote shows at `window.location`. Null where the page reads what the service keeps and
 * nothing says how it is drawn without: what the service keeps may have changed by the time a visitor reads the page.
 * @throws what the page throws, and where it reads a call that a visitor may not
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
      // From 12.8 kB on React would put parts of the page behind a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = (await text(prelude)).replaceAll(SAID_TWICE, '');
  if (thrown.length > 0) throw thrown[0];
  const calls = readCalls();
  // Where a page asks for a person's as well, and does without for a visitor, what is answered here says so.
  const kept = calls.find(({ call, isAnswered }) => call.access !== 'anyone' && !isAnswered)?.call;
  if (kept) throw new Error(`it reads ${kept.method} ${kept.path}, which a visitor may not`);
  const open = calls.find(({ isAnswered }) => !isAnswered)?.call;
  if (open && given !== undefined)
    throw new Error(`it reads ${open.method} ${open.path} in a way that its drawn-with.ts has no answer for`);
  if (open) return null;
  const mark = OF_NO_EFFECT.find((one) => html.includes(one));
  if (mark !== undefined)
    throw new Error(`its HTML has ${mark}, which the policy of the site makes nothing of`);
  // The shell draws what other remotes declare into the place that the remote itself will make.
  const own = html.replaceAll(/ data-slot="[^"]*"/g, '');
  // Nothing is done with what is typed before the page is there, and then it would be gone. Where no script runs, it is
  // sent as it stands.
  const inert = own.replaceAll(
    /<noscript>.*?<\/noscript>|<(form|button|input|select|textarea)(?=[ />])/gs,
    (found, control: string | undefined) => (control === undefined ? found : `<${control} inert=""`),
  );
  return given?.filled === undefined ? inert : withMarks(inert, given.filled);
};
