import type { Organisation, OrganisationState } from '../store/organisation-slice.ts';
import { useAppSelector } from '../store/store.ts';

/** Reads the organisation that themes the pages; null for none. */
export const useOrganisation = (): Organisation | null =>
  useAppSelector(({ organisation }) => organisation.organisation);

/** For the host: `loading` shows 'Linking you to your organization'. */
export const useOrganisationState = (): OrganisationState['state'] =>
  useAppSelector(({ organisation }) => organisation.state);
