import { Page } from '@phila/ui';
import type { ReactNode } from 'react';

/** What the page of the cart says whatever lies in it. */
export const CartFrame = ({ children }: { children: ReactNode }) => (
  <Page title="Shopping Cart" sentence="What you are about to buy. Nothing is paid before you confirm it.">
    {children}
  </Page>
);
