import { navigate, takeOrigin } from '@phila/platform';
import { rememberOrigin, useIsRestoring } from '@phila/platform/host';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { firstPortalEntry } from '../declarations/first-portal-entry.ts';
import { paths } from '../declarations/well-known.ts';
import type { ShellValue } from '../shell-context.ts';
import { verdictOn } from './verdict.ts';

/**
 * Sends people on who may not be where they are, remembering where they wanted to go; and, once signed in, takes them
 * there, or to the first page of the portal. True while the page may be shown.
 */
export const useGuard = ({ registry, viewer, pathname }: Omit<ShellValue, 'where' | 'remotes'>): boolean => {
  const { search, hash } = useLocation();
  const restoring = useIsRestoring();
  const verdict = verdictOn(registry, viewer, pathname);
  const to = verdict.go === 'elsewhere' ? verdict.to : null;
  // An expired session is being taken up again: whether to send anyone to sign in is not known yet.
  const isSettled = !restoring || verdict.go === 'in';

  useEffect(() => {
    // On the way to another page already, which the router hears of once the remote of this one is gone.
    const isLeft = window.location.pathname !== pathname;
    if (!isSettled || isLeft) return;
    if (verdict.go === 'sign-in') {
      rememberOrigin(`${pathname}${search}${hash}`);
      navigate(paths.signIn, { replace: true });
    } else if (verdict.go === 'signed-in') {
      navigate(takeOrigin() ?? firstPortalEntry(registry, viewer), { replace: true });
    } else if (to !== null) {
      navigate(to, { replace: true });
    }
  }, [isSettled, verdict.go, to, pathname, search, hash, registry, viewer]);

  return verdict.go === 'in';
};
