import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A remote that cannot be shown. */
export interface Fault {
  remote: string;
  /** `load`: its files failed to load or did not fit; `render`: its code threw. */
  kind: 'load' | 'render';
  /** For the squad that owns the remote, not for the person. */
  message: string;
}

/** By the remote's name. */
export type Faults = Readonly<Record<string, Fault>>;

const initialState: Faults = {};

export const faultsSlice = createSlice({
  name: 'faults',
  initialState,
  reducers: {
    faultReported: (state, { payload: fault }: PayloadAction<Fault>) => ({ ...state, [fault.remote]: fault }),
    faultCleared: (state, { payload: remote }: PayloadAction<string>) => {
      const { [remote]: cleared, ...others } = state;
      return cleared ? others : state;
    },
  },
});
