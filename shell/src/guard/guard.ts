import { calls } from '@phila/contract/calls';
import { navigate, takeOrigin } from '@phila/platform';
import { rememberOrigin, useIsRestoring } from '@phila/platform/host';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { firstPortalEntry } from '../declarations/first-portal-entry.ts';
import { paths } from '../declarations/well-known.ts';
import type { ShellValue } from '../shell-context.ts';
import { verdictOn } from './verdict.ts';

/**
 * Redirects people from a page that they may not see. Remembers the page, and opens it after sign-in; otherwise opens
 * the portal's first page. Returns what to show: the page, its shape while permission is unknown, a refusal, or
 * nothing.
 */
export const useGuard = ({
  registry,
  viewer,
  pathname,
  where: { layout },
}: Omit<ShellValue, 'remotes'>): 'page' | 'shape' | 'refusal' | 'failure' | 'nothing' => {
  const { search, hash } = useLocation();
  const restoring = useIsRestoring();
  const verdict = verdictOn(registry, viewer, pathname);
  // Keeps a page that the person has entered, with anything typed, when the service requires the code again.
  const isClosed = verdict === 'in' && layout === 'admin' && viewer.hasEntered !== true;
  const isUnknown = verdict === 'wait' || isClosed;
  // Reads the name here only, because it comes with permissions and the second factor, and most pages need neither.
  const { isError } = useQuery(calls.account.profileName.query({}, { enabled: isUnknown }));
  // Waits for an expired session that is being renewed, before sending anyone to sign in.
  const isSettled = !restoring || verdict === 'in';

  useEffect(() => {
    // True on the way to another page: the router hears of it only after this page's remote is unmounted.
    const isLeft = window.location.pathname !== pathname;
    if (!isSettled || isLeft) return;
    if (verdict === 'sign-in') {
      rememberOrigin(`${pathname}${search}${hash}`);
      navigate(paths.signIn, { replace: true });
    } else if (verdict === 'signed-in') {
      navigate(takeOrigin() ?? firstPortalEntry(registry, viewer), { replace: true });
    } else if (verdict.startsWith('/')) {
      navigate(verdict, { replace: true });
    }
  }, [isSettled, verdict, pathname, search, hash, registry, viewer]);

  // Keeps the page from making calls before the person gives the code.
  if (isUnknown) return isError ? 'failure' : 'shape';
  if (verdict === 'in') return 'page';
  return verdict === 'refused' ? 'refusal' : 'nothing';
};
