import { injectSlice } from '@phila/platform';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const initialState: string[] = [];

const slice = createSlice({
  name: 'journeysWishes',
  initialState,
  reducers: {
    toggled: (keys, { payload: key }: PayloadAction<string>) =>
      keys.includes(key) ? keys.filter((one) => one !== key) : [...keys, key],
  },
});

/** The keys of the countries that a person wishes to see; the host's store drops them when another person signs in. */
export const wishes = injectSlice(slice);
