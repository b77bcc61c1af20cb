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
    organisationCame: (state, { payload }: PayloadAction<Organisation>) => {
      state.state = 'ready';
      state.organisation = payload;
    },
    organisationFailed: (state) => {
      state.state = 'failed';
      state.organisation = null;
    },
    organisationLeft: () => initialState,
  },
});
