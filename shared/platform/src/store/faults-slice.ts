import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A remote that cannot be shown. */
export interface Fault {
  remote: string;
  /** `load`: its files did not come or did not fit; `render`: its code threw. */
  kind: 'load' | 'render';
  /** For whoever looks after the remote, not for the person. */
  message: string;
}

const initialState: Record<string, Fault> = {};

export const faultsSlice = createSlice({
  name: 'faults',
  initialState,
  reducers: {
    faultReported: (state, { payload }: PayloadAction<Fault>) => {
      state[payload.remote] = payload;
    },
    faultCleared: (state, { payload }: PayloadAction<string>) => {
      delete state[payload];
    },
  },
});
