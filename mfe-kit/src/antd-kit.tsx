import { Button } from '@phila/ui';
import { lazy, Suspense, useState } from 'react';

const AntdSamples = lazy(() => import(/* webpackChunkName: "kit-antd" */ './antd-samples.tsx'));

/** antd's components weigh more than all of the kit, so they come when they are asked for. */
export const AntdKit = () => {
  const [shown, setShown] = useState(false);
  if (!shown) return <Button onClick={() => setShown(true)}>Show antd’s components</Button>;
  return (
    <Suspense fallback={<p aria-busy="true">One moment …</p>}>
      <AntdSamples />
    </Suspense>
  );
};
