import { prerender } from 'react-dom/static';
import { FaultBoundary } from '../mounting/fault-boundary.tsx';
import { PlatformProviders } from '../mounting/platform-providers.tsx';
import { rootOf } from '../mounting/remote-app.tsx';
import { setDrawnPlace } from '../navigation/place.ts';
import { makeCalls } from '../queries/call-options.ts';
import { policy, SessionQueryClient } from '../query-client/query-client.ts';
import { reset, store } from '../store/store.ts';
import type { PageHead } from '@phila/contract/remote';
import { CallError } from '../exchange/call-error.ts';
import { BeingDrawn, type DrawnNow, type PostedForm } from '../hydration/being-drawn.ts';
import type { AnsweredRead, RefusedRead } from '../hydration/drawn-page.ts';
import { type AskedRead, AskedReads } from './asked-reads.ts';

const textOf = async (stream: ReadableStream<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder();
  let text = '';
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
  }
};

export interface DrawOptions {
  /** The remote's name. */
  name: string;
  pathname: string;
  search: string;
  /** The site's own address, for links that are followed from elsewhere. */
  origin: string;
  answers: readonly AnsweredRead[];
  /** Reads that the page is to show as failed. */
  refused?: readonly RefusedRead[];
  /** A form that was posted without a script and refused. */
  posted?: PostedForm | null;
}

export interface Drawing {
  html: string;
  /** The reads that the page asked for without an answer. */
  asked: readonly AskedRead[];
  /** The page's own word for its head. */
  head: PageHead | 'not-found' | null;
}

const refuse = (client: SessionQueryClient, { key, status, message }: RefusedRead): void => {
  const query = client.getQueryCache().build(client, client.defaultQueryOptions({ queryKey: key }));
  query.setState({ ...query.state, status: 'error', error: new CallError(status, message) });
};

/**
 * Draws a remote's page for Node, as a visitor with an empty browser sees it. One at a time: pages share the store and
 * the address.
 * @throws the page's first error, also one that React leaves to the browser
 */
export const draw = async ({
  name,
  pathname,
  search,
  origin,
  answers,
  refused = [],
  posted = null,
}: DrawOptions): Promise<Drawing> => {
  const App = rootOf(name);
  store.dispatch(reset());
  const reads = new AskedReads();
  const client = new SessionQueryClient({ queryCache: reads, defaultOptions: policy });
  // Shows a refused read as refused, where the browser would ask again.
  makeCalls({ retryOnMount: false }, client);
  for (const { key, value } of answers) client.setQueryData(key, value);
  for (const read of refused) refuse(client, read);
  let head: Drawing['head'] = null;
  const page: DrawnNow = {
    origin,
    posted,
    takeHead: (said) => {
      head = said;
    },
  };
  setDrawnPlace(pathname, search);
  await App.ready?.();
  const thrown: unknown[] = [];
  const { prelude } = await prerender(
    <FaultBoundary remote={name}>
      <PlatformProviders client={client}>
        <BeingDrawn value={page}>
          <App />
        </BeingDrawn>
      </PlatformProviders>
    </FaultBoundary>,
    {
      onError: (error) => void thrown.push(error),
      // Keeps the page whole: from 12.8 kB on React would put parts of it behind a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    },
  );
  const html = await textOf(prelude);
  client.clear();
  if (thrown.length > 0) throw thrown[0];
  return { html, asked: reads.asked, head };
};
