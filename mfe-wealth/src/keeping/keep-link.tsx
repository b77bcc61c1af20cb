import { useSession } from '@phila/platform';
import { ButtonLink } from '@phila/ui';
import { fragmentOf } from './link-entry.ts';

interface KeepLinkProps {
  /** The page's address in the portal. */
  place: string;
  entry: object;
  className?: string | undefined;
}

/**
 * For a visitor: the entry goes along in the fragment, through signing in or up, and is saved there. No main action: the
 * answer is what a visitor came for.
 */
export const KeepLink = ({ place, entry, className }: KeepLinkProps) => {
  const { signedIn } = useSession();
  return (
    <ButtonLink className={className} to={place + fragmentOf('keep', entry)}>
      {signedIn ? 'Keep it in My Wealth' : 'Sign in to keep it'}
    </ButtonLink>
  );
};
