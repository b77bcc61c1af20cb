import type { Registry } from '@phila/contract/remote';
import { useSession } from '@phila/platform';
import { scrollToSection, useHasEmployerRoom, useHasEntered, usePermissions } from '@phila/platform/host';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { pageTitle } from './declarations/page-title.ts';
import { whereIs } from './declarations/where.ts';
import type { Overrides } from './override/override-banner.tsx';
import { useGuard } from './guard/guard.ts';
import { Frame } from './layouts/frame.tsx';
import { ShellContext } from './shell-context.ts';
import { LoadingDialog } from './loading/loading-dialog.tsx';
import { Notices } from './notices/notices.tsx';
import type { RemotesPort } from './remotes-port.ts';
import { Interruption } from './sign-in-again/interruption.tsx';

interface ShellProps {
  registry: Registry;
  remotes: RemotesPort;
  /** Remotes replaced by a developer's build. */
  overrides?: Overrides;
}

/**
 * Draws the parts that every page shares: chrome, guard, notices. It reads declarations and knows no remote by name.
 */
export const Shell = ({ registry, remotes, overrides }: ShellProps) => {
  const { pathname } = useLocation();
  const person = useSession();
  const permissions = usePermissions();
  const hasEntered = useHasEntered();
  const hasEmployerRoom = useHasEmployerRoom();
  const value = useMemo(
    () => ({
      registry,
      remotes,
      pathname,
      where: whereIs(registry, pathname),
      viewer: { ...person, permissions, hasEntered, hasEmployerRoom },
      overridden: overrides?.remotes ?? [],
    }),
    [registry, remotes, pathname, person, permissions, hasEntered, hasEmployerRoom, overrides],
  );
  const shown = useGuard(value);

  const title = pageTitle(value.where);
  useEffect(() => {
    document.title = title;
  }, [title]);

  // Scrolls to the section in an address that was opened directly; links do so themselves.
  useEffect(() => {
    const { hash } = window.location;
    if (hash.length > 1) scrollToSection(decodeURIComponent(hash.slice(1)));
  }, []);

  return (
    <ShellContext value={value}>
      <Frame shown={shown} overrides={overrides} />
      <LoadingDialog />
      <Interruption />
      <Notices />
    </ShellContext>
  );
};
