import { useLook } from '@phila/platform';
import { StyleProvider } from '@ant-design/cssinjs';
import ConfigProvider from 'antd/es/config-provider';
import { useMemo, useState, type ReactNode } from 'react';
import { usePopupContainer } from '../dialog/index.ts';
import { antdTheme } from './antd-theme.ts';
import { styleNonce } from './style-nonce.ts';

/**
 * Gives antd's components the site's colours, the nonce that its styles need, and a place for their popups in the dialog
 * they stand in. It weighs 35 kB: whatever is drawn with antd is loaded together with it, when it is first shown.
 */
export const AntdProvider = ({ children }: { children: ReactNode }) => {
  const { mode, palette, motion } = useLook();
  const theme = useMemo(() => antdTheme(mode, palette, motion), [mode, palette, motion]);
  const popups = usePopupContainer();
  const [csp] = useState(() => {
    const nonce = styleNonce();
    return nonce === undefined ? {} : { nonce };
  });
  return (
    // In a layer, so that the kit's classes and what a screen says win over it, and it over the ground.
    <StyleProvider layer>
      <ConfigProvider theme={theme} csp={csp} getPopupContainer={popups}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
};
