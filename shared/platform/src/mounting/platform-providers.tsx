import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { PlatformRouter } from '../navigation/platform-router.tsx';
import { makeCalls } from '../queries/call-options.ts';
import { queryClient } from '../query-client/query-client.ts';
import { firstState, store, useAppSelector } from '../store/store.ts';

// Sets up the calls here, because every React root of the site is inside these providers.
makeCalls();

/** Remounts everything when the person changes, so that the next person never sees the previous one's entries. */
const ForOnePerson = ({ children }: { children: ReactNode }) => (
  <Fragment key={useAppSelector(({ session }) => session.generation)}>{children}</Fragment>
);

interface PlatformProvidersProps {
  children: ReactNode;
  /** A page that is drawn for Node has a query client of its own. */
  client?: QueryClient;
}

/**
 * The providers around every React root of the site: the shared store, query client and router. The theme needs none,
 * because it is custom properties on `<html>` (start-theme.ts).
 */
export const PlatformProviders = ({ children, client = queryClient }: PlatformProvidersProps): ReactNode => (
  <Provider store={store} serverState={firstState}>
    <QueryClientProvider client={client}>
      <PlatformRouter>
        <ForOnePerson>{children}</ForOnePerson>
      </PlatformRouter>
    </QueryClientProvider>
  </Provider>
);
