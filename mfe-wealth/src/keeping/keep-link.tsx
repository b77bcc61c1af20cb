import { useSession } from '@phila/platform';
import { ButtonLink } from '@phila/ui';
import { fragmentOf } from './link-entry.ts';

interface KeepLinkProps {
  /** Portal address of the page. */
  place: string;
  /** Null while nothing is the person’s own. */
  entry: object | null;
  className?: string | undefined;
}

/**
 * Lets a visitor sign in or up to save the entry, carried in the fragment. Not the main action: visitors came for the
 * answer.
 */
export const KeepLink = ({ place, entry, className }: KeepLinkProps) => {
  const { signedIn } = useSession();
  if (entry === null)
    return (
      <ButtonLink className={className} to={place}>
        {signedIn ? 'Open it in My Wealth' : 'Sign in to keep yours'}
      </ButtonLink>
    );
  return (
    <ButtonLink className={className} to={place + fragmentOf('keep', entry)}>
      {signedIn ? 'Keep it in My Wealth' : 'Sign in to keep it'}
    </ButtonLink>
  );
};
