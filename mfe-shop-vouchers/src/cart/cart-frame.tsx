import { Page } from '@phila/ui';
import type { ReactNode } from 'react';

/** Parts of the cart page that don't depend on its contents. */
export const CartFrame = ({ children }: { children: ReactNode }) => (
  <Page title="Shopping Cart" sentence="What you are about to buy. Nothing is paid before you confirm it.">
    {children}
  </Page>
);
