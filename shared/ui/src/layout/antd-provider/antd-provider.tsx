import { px2remTransformer, StyleProvider } from '@ant-design/cssinjs';
import { letterScale, useLook, useMediaQuery } from '@phila/platform';
import ConfigProvider from 'antd/es/config-provider';
import locale from 'antd/es/locale/en_GB';
import { createContext, useMemo, type ReactNode } from 'react';
import { usePopupContainer } from '../../overlays/dialog/popup-container.ts';
import './antd-focus.css';
import './antd-print.css';
import './antd-narrow.css';
import { antdTheme } from './antd-theme.ts';

/** The popup container of the nearest provider; undefined without one. */
export const PopupContainerContext = createContext<(() => HTMLElement) | undefined>(undefined);

const transformers = [px2remTransformer()];

/**
 * Gives antd's components the site's colours, a cascade layer for their styles, and a container for their popups in the
 * dialog around them. The components that the host provides bring it along (`antd/in-site.tsx`); put it around several
 * only to save a provider for each.
 */
export const AntdProvider = ({ children }: { children: ReactNode }) => {
  const { mode, palette, motion } = useLook();
  const touched = useMediaQuery('(pointer: coarse)');
  const theme = useMemo(
    () => antdTheme(mode, palette, motion, touched, letterScale()),
    [mode, palette, motion, touched],
  );
  const popups = usePopupContainer();
  return (
    <StyleProvider layer transformers={transformers}>
      <ConfigProvider theme={theme} locale={locale} getPopupContainer={popups}>
        <PopupContainerContext value={popups}>{children}</PopupContainerContext>
      </ConfigProvider>
    </StyleProvider>
  );
};
