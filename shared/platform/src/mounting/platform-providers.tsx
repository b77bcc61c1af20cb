import { QueryClientProvider } from '@tanstack/react-query';
import ConfigProvider from 'antd/es/config-provider';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { queryClient } from '../queries/client.ts';
import { store, useAppSelector } from '../store/store.ts';
import { styleNonce } from '../theme/nonce.ts';
import { selectAntdTheme } from '../theme/use-look.ts';

const Themed = ({ children }: { children: ReactNode }): ReactNode => {
  const theme = useAppSelector(selectAntdTheme);
  const [csp] = useState(() => {
    const nonce = styleNonce();
    return nonce === undefined ? {} : { nonce };
  });
  return (
    <ConfigProvider theme={theme} csp={csp}>
      {children}
    </ConfigProvider>
  );
};

/** What every React root of the site stands in: the one store, the one query client, the one theme. */
export const PlatformProviders = ({ children }: { children: ReactNode }): ReactNode => (
  <Provider store={store}>
    <QueryClientProvider client={queryClient}>
      <Themed>{children}</Themed>
    </QueryClientProvider>
  </Provider>
);
