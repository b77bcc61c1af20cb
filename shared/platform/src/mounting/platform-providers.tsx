import { QueryClientProvider } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { PlatformRouter } from '../navigation/platform-router.tsx';
import { makeCalls } from '../queries/call-options.ts';
import { queryClient } from '../query-client/query-client.ts';
import { store, useAppSelector } from '../store/store.ts';

// Every root of the site stands in these providers, so that each query of it finds how calls are made.
makeCalls();

/** Draws everything again when another person takes the place of one: what was typed by one is not shown to the other. */
const ForOnePerson = ({ children }: { children: ReactNode }) => (
  <Fragment key={useAppSelector(({ session }) => session.generation)}>{children}</Fragment>
);

/**
 * What every React root of the site stands in: the one store, the one query client and the one router. The theme needs no provider: it
 * is custom properties on `<html>` (start-theme.ts).
 */
export const PlatformProviders = ({ children }: { children: ReactNode }): ReactNode => (
  <Provider store={store}>
    <QueryClientProvider client={queryClient}>
      <PlatformRouter>
        <ForOnePerson>{children}</ForOnePerson>
      </PlatformRouter>
    </QueryClientProvider>
  </Provider>
);
