/**
 * A remote's pages as HTML, made when it is built (shared/tooling/prerender): what a visitor who is not signed in reads of
 * them before any script has run. Runs in Node alone.
 */
import type { CallMeta } from '@phila/contract/calls';
import { QueryClientProvider } from '@tanstack/react-query';
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

/** The calls that the page reads; nothing is sent while it is drawn. */
const readCalls = (): CallMeta['call'][] =>
  queryClient
    .getQueryCache()
    .getAll()
    .flatMap(({ meta }) => (meta !== undefined && 'call' in meta ? [(meta as CallMeta).call] : []));

/**
 * The HTML of the page that the remote shows at `window.location`; null where it reads what the service keeps, which is
 * another thing by the time that somebody reads the page.
 * @throws what the page throws, and where it reads a call that a visitor may not
 */
export const prerender = async (App: RemoteRoot): Promise<string | null> => {
  makeCalls();
  queryClient.clear();
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
          <App />
        </Router>
      </QueryClientProvider>
    </Provider>,
    {
      onError: (error) => void thrown.push(error),
      // From 12.8 kB on React would put parts of the page behind a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await text(prelude);
  if (thrown.length > 0) throw thrown[0];
  const calls = readCalls();
  const kept = calls.find(({ access }) => access !== 'anyone');
  if (kept) throw new Error(`it reads ${kept.method} ${kept.path}, which a visitor may not`);
  if (calls.length > 0) return null;
  const mark = OF_NO_EFFECT.find((one) => html.includes(one));
  if (mark !== undefined)
    throw new Error(`its HTML has ${mark}, which the policy of the site makes nothing of`);
  // The shell draws what other remotes declare into the place that the remote itself will make.
  const own = html.replaceAll(/ data-slot="[^"]*"/g, '');
  // Nothing is done with what is typed before the page is there, and then it would be gone.
  return own.replaceAll(/<(form|button)(?=[ >])/g, '<$1 inert=""');
};
