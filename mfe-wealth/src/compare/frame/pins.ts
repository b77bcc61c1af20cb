import { createSlice, injectSlice, type PayloadAction } from '@phila/platform';

/** Pinned plan names since opening, by comparison. */
type Pins = Readonly<Record<string, readonly string[]>>;

const initialState: Pins = {};

const slice = createSlice({
  name: 'wealthPins',
  initialState,
  reducers: {
    pinned: (
      state,
      { payload: { comparison, plans } }: PayloadAction<{ comparison: string; plans: readonly string[] }>,
    ) => ({
      ...state,
      [comparison]: plans,
    }),
    /** Drops the pins: the pins of the link, tab or saved comparison count. */
    opened: (state, { payload: comparison }: PayloadAction<string>) => {
      const { [comparison]: _before, ...others } = state;
      return others;
    },
  },
});

/** The pins of comparisons (specification: wealth, "Comparing plans"). */
export const pins = injectSlice(slice);
