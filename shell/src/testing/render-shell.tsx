import type { Registry } from '@phila/contract/remote';
import { calls } from '@phila/contract/calls';
import { keepChoice, store } from '@phila/platform';
import type { FakeOptions } from '@phila/platform/fake';
import { answer, renderWithPlatform } from '@phila/platform/fake';
import { outlet } from '@phila/platform/host';
import { act } from '@testing-library/react';
import type { Overrides } from '../override/override-banner.tsx';
import type { RemotesPort } from '../remotes-port.ts';
import { Shell } from '../Shell.tsx';
import { everything } from './declarations.ts';

export const thandisName = { firstName: 'Thandi', lastName: 'Mokoena', osNo: null, orgIdGuid: null };

/** Answers the call that every signed-in page makes. */
export const thandi = answer(calls.account.profileName, thandisName);

/** Port that loads nothing; tests replace the functions they check. */
export const fakeRemotes = (port: Partial<RemotesPort> = {}): RemotesPort => ({
  retry: async () => {},
  preload: () => {},
  isComing: () => false,
  loadModule: () => Promise.reject(new Error('No such module in this test')),
  ...port,
});

interface ShellOptions extends FakeOptions {
  registry?: Registry;
  remotes?: Partial<RemotesPort>;
  overrides?: Overrides;
  /** True for a first visit, with no answer yet about measuring. */
  isFirstVisit?: boolean;
}

/** Renders the whole shell at an address, by default with Thandi signed in. */
export const renderShell = ({
  registry = everything,
  remotes,
  overrides,
  isFirstVisit = false,
  ...options
}: ShellOptions = {}) => {
  outlet().replaceChildren();
  const rendered = renderWithPlatform(
    <Shell registry={registry} remotes={fakeRemotes(remotes)} {...(overrides ? { overrides } : {})} />,
    { ...options, answers: [...(options.signedIn === false ? [] : [thandi]), ...(options.answers ?? [])] },
  );
  if (!isFirstVisit) {
    const owner = store.getState().session.person.userId;
    act(() => keepChoice({ analytics: false, owner }));
  }
  return rendered;
};

/** Draws a page into the outlet, as a remote would. */
export const drawPage = (html: string): void => {
  const element = document.createElement('div');
  element.innerHTML = html;
  outlet().replaceChildren(element);
};

/** Answers media queries such as `(width < 48em)` as a window of this width would. */
export const withWidth = (width: number): void => {
  jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: width < 16 * Number(/width < ([\d.]+)em/.exec(query)?.[1] ?? 0),
        media: query,
        addEventListener: () => {},
        removeEventListener: () => {},
      }) as unknown as MediaQueryList,
  );
};
