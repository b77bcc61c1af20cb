import { slice } from './slice.ts';

/** An organisation as the pages show it; pictures are data addresses. */
export interface Organisation {
  name: string;
  logo: string | null;
  background: string | null;
  primaryColor: string | null;
  secondaryColor: string | null;
}

export interface OrganisationState {
  /** `loading` shows 'Linking you to your organization'; `failed` goes on without one. */
  state: 'none' | 'loading' | 'ready' | 'failed';
  organisation: Organisation | null;
}

const initialState: OrganisationState = { state: 'none', organisation: null };

export const organisationSlice = slice('organisation', initialState, {
  organisationAsked: (state) => ({ ...state, state: 'loading' }),
  organisationCame: (_, organisation: Organisation) => ({ state: 'ready', organisation }),
  organisationFailed: () => ({ state: 'failed', organisation: null }),
  organisationLeft: () => initialState,
});
