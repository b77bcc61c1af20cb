import { imageDevices, imageQualities, imageTypes } from '@phila/contract';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/open.ts';
import { organisations } from '../accounts/organisations.ts';
import { siteAddress } from '../site-address.ts';
import { profiles } from '../accounts/tables.ts';

/** An organisation's design on its people's pages and mails. */
export interface LetterLook {
  osName: string;
  /** The full address of its logo as PNG, because Outlook shows no WebP; null for none. */
  logo: string | null;
  /** `#RRGGBB`, as chosen. */
  primary: string | null;
  secondary: string | null;
}

type Site = Pick<Configuration, 'publicUrl' | 'port'>;

const columns = {
  osNo: organisations.osNo,
  osName: organisations.osName,
  logo: organisations.logo,
  primary: organisations.primaryColor,
  secondary: organisations.secondaryColor,
};

interface StoredLook extends Omit<LetterLook, 'logo'> {
  osNo: number;
  /** A data URL; mail programs do not show it. */
  logo: string | null;
}

const lookOf = ({ osNo, logo, ...look }: StoredLook, site: Site): LetterLook => ({
  ...look,
  logo:
    logo === null
      ? null
      : siteAddress(
          site,
          `/api/v1/Image/file/${imageTypes.Org}/${osNo}/${imageQualities.Quarter}/${imageDevices.Desktop}.png`,
        ),
});

/** An organisation's design; null for an unknown or archived one. */
export const lookOfOrganisation = async (
  database: Database,
  site: Site,
  osNo: number,
): Promise<LetterLook | null> => {
  const [found] = await database
    .select(columns)
    .from(organisations)
    .where(and(eq(organisations.osNo, osNo), isNull(organisations.deletedAt)));
  return found === undefined ? null : lookOf(found, site);
};

/** The design that a person sees: of the profile used last. Null for a consumer. */
export const lookOfAccount = async (
  database: Database,
  site: Site,
  accountId: string,
): Promise<LetterLook | null> => {
  const [profile] = await database
    .select({ osNo: profiles.osNo })
    .from(profiles)
    .where(eq(profiles.accountId, accountId))
    .orderBy(desc(profiles.lastUsedAt))
    .limit(1);
  const osNo = profile?.osNo ?? null;
  return osNo === null ? null : lookOfOrganisation(database, site, osNo);
};
