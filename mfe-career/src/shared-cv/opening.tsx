import { Page } from '@phila/ui';
import type { ReactNode } from 'react';

/** Shown until the owner is known. */
export const Opening = ({ children }: { children: ReactNode }) => (
  <Page
    title="A CV is being opened"
    sentence="The person who sent you the link shows you their CV here."
    width="reading"
  >
    {children}
  </Page>
);
