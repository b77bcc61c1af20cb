import { useOrganisation, useSession } from '@phila/platform';
import { Logo } from '@phila/ui';

interface ChromeLogoProps {
  height: number;
  /**
   * In the portal an administrator sees the organisation's logo (specification: shell, "Parts"), on the public pages everyone
   * does (specification: public-site, "An organisation by link").
   */
  organisationFor?: 'administrators' | 'everyone';
}

/** Our logo, or in its place that of the organisation. */
export const ChromeLogo = ({ height, organisationFor = 'administrators' }: ChromeLogoProps) => {
  const organisation = useOrganisation();
  const { isAdministrator } = useSession();
  const isShown = organisation !== null && (isAdministrator || organisationFor === 'everyone');
  return (
    <Logo
      organisation={isShown ? { logo: organisation.logo, osName: organisation.name } : null}
      height={height}
      on="chrome"
    />
  );
};
