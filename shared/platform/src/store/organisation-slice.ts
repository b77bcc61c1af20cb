import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

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

export const organisationSlice = createSlice({
  name: 'organisation',
  initialState,
  reducers: {
    organisationAsked: (state) => {
      state.state = 'loading';
    },
    organisationCame: (_, { payload: organisation }: PayloadAction<Organisation>): OrganisationState => ({
      state: 'ready',
      organisation,
    }),
    organisationFailed: (): OrganisationState => ({ state: 'failed', organisation: null }),
    organisationLeft: () => initialState,
  },
});
