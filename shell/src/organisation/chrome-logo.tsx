import { useOrganisation, useSession } from '@phila/platform';
import { Logo } from '@phila/ui';

interface ChromeLogoProps {
  height: number;
  /**
   * Decides who sees the organisation's logo: administrators in administration, everyone in the portal (specification:
   * shell, "Parts") and on public pages (specification: public-site, "An organisation by link").
   */
  organisationFor?: 'administrators' | 'everyone';
}

/** Our logo, or the organisation's in its place. */
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
