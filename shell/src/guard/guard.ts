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
 * Sends people on who may not be where they are, remembering where they wanted to go; and, once signed in, takes them
 * there, or to the first page of the portal. What may be shown of the page: itself, its shape while it is not known whether
 * they may see it, what is missing for it, or nothing.
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
  // Once entered a page stays, and what is typed in it, also where the code is asked for again over it.
  const isClosed = verdict === 'in' && layout === 'admin' && viewer.hasEntered !== true;
  const isUnknown = verdict === 'wait' || isClosed;
  // What the person may do comes with their name, and whether they have entered administration. Most pages need neither, so
  // it is asked for here alone.
  const { isError } = useQuery(calls.account.profileName.query({}, { enabled: isUnknown }));
  // An expired session is being taken up again: whether to send anyone to sign in is not known yet.
  const isSettled = !restoring || verdict === 'in';

  useEffect(() => {
    // On the way to another page already, which the router hears of once the remote of this one is gone.
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

  // No page makes a call before its code was given: the layout asks for it in the meantime.
  if (isUnknown) return isError ? 'failure' : 'shape';
  if (verdict === 'in') return 'page';
  return verdict === 'refused' ? 'refusal' : 'nothing';
};
