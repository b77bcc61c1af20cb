import { Loaded, Page, Skeleton } from '@phila/ui';
import type { ComponentProps, ReactNode } from 'react';

interface LoadedPageProps<Value> {
  title: string;
  sentence: string;
  reading: ComponentProps<typeof Loaded<Value>>['reading'];
  /** Placeholder's height while loading, in pixels. */
  height: number;
  /** Draws the whole page with its title. */
  children: (value: Value) => ReactNode;
}

/** A page that first loads saved data. Shows its title in the meantime, and on failure. */
export const LoadedPage = <Value,>({
  title,
  sentence,
  reading,
  height,
  children,
}: LoadedPageProps<Value>) => {
  const hasFailed = reading.data === undefined && reading.error !== null;
  const shape = <Skeleton height={height} />;
  const titled = (inside: ReactNode) => (
    <Page title={title} sentence={sentence}>
      {inside}
    </Page>
  );
  const loaded = (
    <Loaded<Value>
      what="What you saved"
      reading={reading}
      isEmpty={() => false}
      waiting={hasFailed ? shape : titled(shape)}
    >
      {children}
    </Loaded>
  );
  return hasFailed ? titled(loaded) : loaded;
};
