import { screen, waitFor } from '@testing-library/react';
import { lazy, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { clearFault } from '../faults/faults.ts';
import { fake, startFake } from '../fake.tsx';
import { navigate } from '../navigation/navigate.ts';
import { useProfileName } from '../person/use-profile-name.ts';
import { store } from '../store/store.ts';
import { outlet, outletFor } from './outlet.ts';
import { remoteApp, type RemoteRoot } from './remote-app.tsx';

/** The properties that single-spa passes. */
const props = (name: string): never => ({ name, singleSpa: {}, mountParcel: () => undefined }) as never;

const faults = () => store.getState().faults;

let mounted: (() => Promise<unknown>)[] = [];
const mount = async (name: string, App: RemoteRoot): Promise<() => Promise<unknown>> => {
  const app = remoteApp(name, App);
  await app.bootstrap(props(name));
  await app.mount(props(name));
  const unmount = (): Promise<unknown> => app.unmount(props(name));
  mounted.push(unmount);
  return unmount;
};

/** Turns `act` off: single-spa waits for React, and under `act` React would wait for single-spa. */
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

beforeEach(() => {
  startFake();
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  // Silences React: it logs the errors that the tests cause.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(async () => {
  for (const unmount of mounted) await unmount();
  mounted = [];
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
  jest.restoreAllMocks();
});

describe('remoteApp', () => {
  it('waits for what it draws first, but not for ever', async () => {
    let come: () => void = () => undefined;
    const ready = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          come = resolve;
        }),
    );
    const App: RemoteRoot = Object.assign(() => <p>Here</p>, { ready });
    const first = mount('prompt', App);
    await waitFor(() => expect(ready).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Here')).not.toBeInTheDocument();
    come();
    await first;
    expect(screen.getByText('Here')).toBeInTheDocument();
    await mount('late', App);
    expect(screen.getAllByText('Here')).toHaveLength(2);
  });

  describe('the first drawing', () => {
    /** Ten components that each take longer than one of React's slices. */
    const Slow = () => {
      const until = performance.now() + 8;
      while (performance.now() < until);
      return <p>Part</p>;
    };
    const App = () => Array.from({ length: 10 }, (_, at) => <Slow key={at} />);

    /** Counts the other tasks that ran between the first component and the last. */
    const tasksBetween = async (name: string): Promise<number> => {
      let begun = false;
      let tasks = 0;
      const Counted = () => {
        begun = true;
        return <App />;
      };
      const tick = () => {
        if (begun) tasks++;
        if (!document.body.textContent.includes('Part')) setTimeout(tick);
      };
      setTimeout(tick);
      await mount(name, Counted);
      return tasks;
    };

    it('is one task: no blank page stands between two', async () => {
      expect(await tasksBetween('whole')).toBeLessThan(3);
    });
  });

  it("mounts in the remote's place, with store and queries, and leaves it empty", async () => {
    const gone = jest.fn();
    const App = () => {
      useEffect(() => gone, []);
      return <p>Hello {useProfileName()?.firstName ?? 'there'}</p>;
    };
    fake.answer({
      call: {
        method: 'GET',
        path: '/Account/get-profile-name',
        access: 'person',
        summary: '',
        params: undefined,
        query: undefined,
        body: undefined,
        value: undefined,
        upload: undefined,
      },
      value: () => ({ firstName: 'Thandi' }),
    });
    const unmount = await mount('details', App);
    expect(await screen.findByText('Hello Thandi')).toBeInTheDocument();
    expect(outletFor('details')).toContainElement(screen.getByText('Hello Thandi'));
    await unmount();
    mounted = [];
    expect(gone).toHaveBeenCalledTimes(1);
    expect(outletFor('details')).toBeEmptyDOMElement();
  });

  it('counts as mounted while its first page is still loading', async () => {
    const Never = lazy(() => new Promise<never>(() => undefined));
    await mount('slow', Never as ComponentType);
    expect(outletFor('slow')).toBeEmptyDOMElement();
  });

  it('reports what is thrown at render, touches no other remote, and tries again once that is cleared', async () => {
    let broken = true;
    const App = () => {
      if (broken) throw new Error('No such field');
      return <p>Details</p>;
    };
    await mount('public', () => <p>Public</p>);
    await mount('details', App);
    await waitFor(() => expect(faults()).not.toEqual({}));
    expect(faults()).toEqual({ details: { remote: 'details', kind: 'render', message: 'No such field' } });
    expect(outletFor('details')).toBeEmptyDOMElement();
    expect(screen.getByText('Public')).toBeInTheDocument();
    // Reports the fault again, because the remote is still broken.
    clearFault('details');
    await waitFor(() => expect(faults()).toHaveProperty('details'));
    broken = false;
    clearFault('details');
    expect(await screen.findByText('Details')).toBeInTheDocument();
    expect(faults()).toEqual({});
  });

  it('reports also what is thrown later, and can be taken away then', async () => {
    let fail: () => void = () => undefined;
    const App = () => {
      const [broken, setBroken] = useState(false);
      fail = () => setBroken(true);
      if (broken) throw new Error('Later');
      return <p>Details</p>;
    };
    const unmount = await mount('details', App);
    fail();
    await waitFor(() => expect(faults()['details']?.message).toBe('Later'));
    await unmount();
    mounted = [];
    expect(faults()).toEqual({});
    await mount('details', () => <p>Anew</p>);
    expect(await screen.findByText('Anew')).toBeInTheDocument();
  });

  it('shows the other pages of a remote of which one throws', async () => {
    const App = () => {
      const { pathname } = useLocation();
      if (pathname === '/details/tax') throw new Error('Tax');
      return <p>At {pathname}</p>;
    };
    await mount('details', App);
    navigate('/details/tax');
    await waitFor(() => expect(faults()).toHaveProperty('details'));
    navigate('/details/banking');
    expect(await screen.findByText('At /details/banking')).toBeInTheDocument();
    expect(faults()).toEqual({});
  });
});

describe('the outlet', () => {
  it('is one element for the whole visit, also while no layout holds it', () => {
    const element = outlet();
    const place = outletFor('career');
    const layout = document.createElement('main');
    document.body.append(layout);
    layout.append(element);
    expect(outlet()).toBe(element);
    layout.remove();
    expect(outlet()).toBe(element);
    expect(element.isConnected).toBe(true);
    expect(outletFor('career')).toBe(place);
    expect(place.id).toBe('single-spa-application:career');
    expect(document.querySelectorAll('#outlet')).toHaveLength(1);
  });
});
