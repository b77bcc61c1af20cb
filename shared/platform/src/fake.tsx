/**
 * The platform in a remote's own tests: the real store, query client, session, navigation and notices, with calls
 * answered by the test instead of the service.
 */
// oxlint-disable-next-line no-restricted-imports -- for tests alone: what is sent and answered is held to the schemas
import { type AnyCall, calls, everyCall } from '@phila/contract';
import type { ClientCall, InputOf, ValueOf } from '@phila/contract/calls';
import { serviceNow } from '@phila/contract/format';
import type { Permission } from '@phila/contract/permissions';
import { cleanup, render, type RenderResult } from '@testing-library/react';
import { Suspense, type ReactNode } from 'react';
import { start } from 'single-spa';
import * as z from 'zod/mini';
import { handlers } from './actions/handlers.ts';
import { type Declared, setDeclared } from './declarations/declared.ts';
import type { Parts } from './exchange/address.ts';
import { CallError } from './exchange/call-error.ts';
import { setServiceTime } from './clock/service-clock.ts';
import { setSender, type SendFileOptions } from './calls/send.ts';
import { PlatformProviders } from './mounting/platform-providers.tsx';
import type { Place } from './navigation/place.ts';
import { pressNotice } from './notices/notices.ts';
import type { NewNotice } from './notices/notify.ts';
import { makeCalls } from './queries/call-options.ts';
import { queryClient } from './query-client/query-client.ts';
import { endFollowing, startSession } from './session/session.ts';
import { setTokens } from './session/tokens.ts';
import { reset, store } from './store/store.ts';
import { sessionSlice } from './store/session-slice.ts';
import { themeSlice } from './store/theme-slice.ts';

/** The answer to a call; made by {@link answer}. */
export interface Answer {
  readonly call: ClientCall;
  readonly value: (input: never, options: SendFileOptions) => unknown;
}

/**
 * Answers a call with a value, or with the result of a function of its input; a function may throw a `CallError` as the
 * service would, or wait. For a call with a file it also gets `onProgress`, to report progress.
 */
export const answer = <C extends ClientCall>(
  call: C,
  value: NoInfer<
    ValueOf<C> | ((input: InputOf<C>, options: SendFileOptions) => ValueOf<C> | Promise<ValueOf<C>>)
  >,
): Answer => ({
  call,
  value: typeof value === 'function' ? (value as Answer['value']) : () => value,
});

export interface FakeOptions {
  /** Answers by call; a call without an answer fails the test. */
  answers?: readonly Answer[];
  /** Default: true. */
  signedIn?: boolean;
  administrator?: boolean;
  /** The permissions of the person's roles; default: none. */
  may?: readonly Permission[];
  /** The signed-in person's organisation; default: none. */
  osNo?: number | null;
  /** The person's address: `/details/personal/biographical?x=1#y`; default: `/`. */
  path?: string;
  /** The service's time (ISO 8601); default: the device's time. */
  now?: string;
  /**
   * Runs after the reset and before the first render, for instance to fill the browser's storage as an earlier visit
   * would.
   */
  prepare?: () => void;
}

export type SaidNotice = Omit<NewNotice, 'action'> & { action?: string };

interface RecordedCall {
  call: ClientCall;
  parts: Parts;
  key: string | undefined;
}

let answers = new Map<string, Answer>();
let sent: RecordedCall[] = [];
let unanswered: string[] = [];
let started = false;

const nameOf = ({ method, path }: Pick<ClientCall, 'method' | 'path'>): string => `${method} ${path}`;

const addAnswers = (more: readonly Answer[]): void => {
  for (const one of more) answers.set(nameOf(one.call), one);
};

/** The declarations by method and path; requests and answers are checked against their schemas. */
const declarations = new Map(everyCall(calls).map(({ call }) => [nameOf(call), call]));

const isDeclared = (call: ClientCall): call is AnyCall => 'summary' in call;

const declarationOf = (call: ClientCall): AnyCall | undefined =>
  isDeclared(call) ? call : declarations.get(nameOf(call));

const agreed = (schema: AnyCall['value'], value: unknown, what: string): void => {
  if (schema === undefined) return;
  const { success, error } = z.safeParse(schema, value);
  if (!success) throw new Error(`${what} is not what the contract says: ${z.prettifyError(error)}`);
};

/** Fails with the signal's reason once it is raised, as an aborted request does. */
const raised = (signal: AbortSignal | undefined): Promise<never> =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

const answered = async (call: ClientCall, parts: Parts, options: SendFileOptions): Promise<unknown> => {
  const { signal } = options;
  sent.push({ call, parts, key: options.idempotencyKey });
  const name = nameOf(call);
  const found = answers.get(name);
  if (!found) {
    unanswered.push(name);
    throw new CallError(0, `This test gives no answer to ${name}.`);
  }
  const declared = declarationOf(found.call);
  agreed(declared?.params, parts.params, `What ${name} was sent as params`);
  agreed(declared?.query, parts.query, `What ${name} was sent as query`);
  agreed(declared?.body, parts.body, `What ${name} was sent as body`);
  const work = found.value(parts as never, options);
  const value = await (parts.file === undefined ? work : Promise.race([work, raised(signal)]));
  if (signal?.aborted) throw signal.reason;
  agreed(declared?.value, value, `The test's answer to ${name}`);
  return value;
};

const encoded = (value: unknown): string => btoa(JSON.stringify(value)).replaceAll('=', '');

/** Makes an access token in the service's format. The service would refuse it. */
const token = ({ administrator = false, osNo = null }: FakeOptions): string => {
  const claims = {
    sub: '01910000-0000-7000-8000-000000000001',
    osNo,
    superuser: String(administrator),
    role: administrator ? 'Administrator' : 'Consumer',
    exp: Math.floor(serviceNow() / 1000) + 600,
  };
  return `${encoded({ alg: 'none' })}.${encoded(claims)}.`;
};

/** Resets the platform: no one signed in, nothing read, nothing sent, at `/`. */
const clear = (): void => {
  cleanup();
  endFollowing();
  window.localStorage.clear();
  window.sessionStorage.clear();
  void queryClient.cancelQueries();
  queryClient.clear();
  store.dispatch(reset());
  globalThis.philaAhead = 0;
  answers = new Map();
  sent = [];
  unanswered = [];
};

/** Sets the remotes' declarations, as the shell does before any remote is mounted. */
export const declare = (declared: Partial<Declared>): void =>
  setDeclared([
    { declaration: { bulkActions: [], commands: [], navigation: [], overview: [], ...declared } },
  ]);

/** Sets the remotes' declarations for overviews. */
export const declareOverview = (overview: Declared['overview']): void => declare({ overview });

/** Prepares the platform for a test that renders nothing. */
export const startFake = (options: FakeOptions = {}): void => {
  const { signedIn = true, path = '/' } = options;
  clear();
  options.prepare?.();
  if (options.now !== undefined) setServiceTime(Date.parse(options.now));
  if (!started) start({ urlRerouteOnly: true });
  started = true;
  window.history.replaceState(null, '', path);
  addAnswers(options.answers ?? []);
  setSender(answered);
  // Turns retries off: a test of a failing call would wait for three.
  makeCalls({ retry: false });
  store.dispatch(themeSlice.actions.motionChanged(false));
  if (signedIn) setTokens({ accessToken: token(options), refreshToken: 'fake' });
  void startSession();
  if (options.may) {
    const { userId } = store.getState().session.person;
    store.dispatch(sessionSlice.actions.permissionsCame({ userId, permissions: [...options.may] }));
  }
};

/** Renders a page, or a part of one, as a remote would show it. */
export const renderWithPlatform = (ui: ReactNode, options: FakeOptions = {}): RenderResult => {
  startFake(options);
  return render(
    <PlatformProviders>
      <Suspense fallback={null}>{ui}</Suspense>
    </PlatformProviders>,
  );
};

/** Lets a test see the calls made, and change the answers while a page is shown. */
export const fake = {
  /** The notices that were shown, the oldest first; of an action, the text of its button. */
  notices: (): SaidNotice[] =>
    store.getState().notices.list.map(({ severity, text, detail, role, action, hideAfter }) => ({
      severity,
      text,
      hideAfter,
      ...(detail === undefined ? {} : { detail }),
      ...(role === undefined ? {} : { role }),
      ...(action === undefined ? {} : { action }),
    })),
  /** Presses the button of that text in the newest notice that has it. */
  pressNotice: (action: string): void => {
    const notice = store.getState().notices.list.findLast((one) => one.action === action);
    if (notice === undefined) throw new Error(`No notice offers ${action}.`);
    pressNotice(notice.id);
  },
  /** The actions in the bottom bar; on a phone with the page's main action. */
  pageActions: (): { text: string; busy: boolean }[] =>
    store.getState().actions.page.map(({ text, busy }) => ({ text, busy })),
  /** Presses the button of that text in the bottom bar, unless it is working. */
  pressPageAction: (text: string): void => {
    const action = store.getState().actions.page.find((one) => one.text === text);
    if (action === undefined) throw new Error(`The bottom bar has no ${text}.`);
    if (!action.busy) handlers.get(action.owner)?.[action.index]?.onClick();
  },
  place: (): Place => {
    const { pathname, search, hash } = window.location;
    return { pathname, search, hash };
  },
  /** The `Idempotency-Key` of each request of the call, in order. */
  keys: (call: ClientCall): (string | undefined)[] =>
    sent.filter((one) => nameOf(one.call) === nameOf(call)).map(({ key }) => key),
  /** The input of each request of the call, in order. */
  sent: <C extends ClientCall>(call: C): InputOf<C>[] =>
    sent.filter((one) => nameOf(one.call) === nameOf(call)).map(({ parts }) => parts as InputOf<C>),
  /** Changes the answers of these calls from now on. */
  answer: (...more: Answer[]): void => addAnswers(more),
};

if (typeof afterEach === 'function') {
  afterEach(() => {
    const missing = [...new Set(unanswered)];
    clear();
    if (missing.length > 0) throw new Error(`This test gives no answer to ${missing.join(', ')}.`);
  });
}
