import { StyleProvider } from '@ant-design/cssinjs';
import { useLook } from '@phila/platform';
import ConfigProvider from 'antd/es/config-provider';
import locale from 'antd/es/locale/en_GB';
import { createContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { usePopupContainer } from '../dialog/popup-container.ts';
import './antd-focus.css';
import './antd-narrow.css';
import { antdTheme } from './antd-theme.ts';

/** The place of popups that the nearest provider gives; undefined where none is above. */
export const Around = createContext<(() => HTMLElement) | undefined>(undefined);

const coarse = '(pointer: coarse)';
const followPointer = (changed: () => void) => {
  const query = matchMedia(coarse);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};
const isTouched = () => matchMedia(coarse).matches;

/**
 * Gives antd's components the site's colours, a layer for its styles, and a place for their popups in the dialog they stand
 * in. What the host provides of antd brings it along (`antd/in-site.tsx`); by hand it is needed around several
 * components only to save one provider for each.
 */
export const AntdProvider = ({ children }: { children: ReactNode }) => {
  const { mode, palette, motion } = useLook();
  const touched = useSyncExternalStore(followPointer, isTouched);
  const theme = useMemo(() => antdTheme(mode, palette, motion, touched), [mode, palette, motion, touched]);
  const popups = usePopupContainer();
  return (
    <StyleProvider layer>
      <ConfigProvider theme={theme} locale={locale} getPopupContainer={popups}>
        <Around value={popups}>{children}</Around>
      </ConfigProvider>
    </StyleProvider>
  );
};
