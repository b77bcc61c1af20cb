import { Loaded, Page, Skeleton } from '@phila/ui';
import type { ComponentProps, ReactNode } from 'react';

interface LoadedPageProps<Value> {
  title: string;
  sentence: string;
  reading: ComponentProps<typeof Loaded<Value>>['reading'];
  /** Of what comes, in pixels. */
  height: number;
  /** A page of its own. */
  children: (value: Value) => ReactNode;
}

/** A page that needs what the person saved before: until that is there, and where it fails, its title stands already. */
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
      what={`Your ${title}`}
      reading={reading}
      isEmpty={() => false}
      waiting={hasFailed ? shape : titled(shape)}
    >
      {children}
    </Loaded>
  );
  return hasFailed ? titled(loaded) : loaded;
};
