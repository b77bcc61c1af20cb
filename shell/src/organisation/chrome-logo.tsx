import { useOrganisation, useSession } from '@phila/platform';
import { Logo } from '@phila/ui';

/** Our logo; an administrator sees the organisation's in its place (seeds 1 §6). */
export const ChromeLogo = ({ height }: { height: number }) => {
  const organisation = useOrganisation();
  const { isAdministrator } = useSession();
  const shown =
    isAdministrator && organisation ? { logo: organisation.logo, osName: organisation.name } : null;
  return <Logo organisation={shown} height={height} />;
};
