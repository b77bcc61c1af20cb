import { Button, lazy } from '@phila/ui';
import { useState } from 'react';

const AntdSamples = lazy(() => import(/* webpackChunkName: "kit-antd" */ './antd-samples.tsx'), {
  what: 'antd’s components',
});

/** Loads antd's components on request: they weigh more than the rest of the kit. */
export const AntdKit = () => {
  const [shown, setShown] = useState(false);
  if (!shown) return <Button onClick={() => setShown(true)}>Show antd’s components</Button>;
  return <AntdSamples />;
};
