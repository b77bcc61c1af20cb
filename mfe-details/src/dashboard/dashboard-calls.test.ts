import { calls } from '@phila/contract';
import { advertCalls, dashboardCalls } from './dashboard-calls.ts';

const declared = { ...calls.dashboard, ...calls.banner, ...calls.analytics };

it.each(Object.entries({ ...dashboardCalls, ...advertCalls }))(
  '%s goes where the contract says',
  (name, light) => {
    const { method, path, access } = declared[name as keyof typeof declared];
    expect(light).toMatchObject({ method, path, access });
  },
);
