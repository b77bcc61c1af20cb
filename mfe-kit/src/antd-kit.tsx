import { Button, lazy } from '@phila/ui';
import { useState } from 'react';

const AntdSamples = lazy(() => import(/* webpackChunkName: "kit-antd" */ './antd-samples.tsx'), {
  what: 'antd’s components',
});

/** antd's components weigh more than all of the kit, so they come when they are asked for. */
export const AntdKit = () => {
  const [shown, setShown] = useState(false);
  if (!shown) return <Button onClick={() => setShown(true)}>Show antd’s components</Button>;
  return <AntdSamples />;
};
