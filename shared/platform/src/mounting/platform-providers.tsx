import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { queryClient } from '../queries/client.ts';
import { store } from '../store/store.ts';

/**
 * What every React root of the site stands in: the one store and the one query client. The theme needs no provider: it
 * is custom properties on `<html>` (start-theme.ts).
 */
export const PlatformProviders = ({ children }: { children: ReactNode }): ReactNode => (
  <Provider store={store}>
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  </Provider>
);
