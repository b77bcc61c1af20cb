import { createSlice, injectSlice, type PayloadAction } from '@phila/platform';

/** The names of the plans that the person has pinned since a comparison was opened, by the comparison's name. */
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
    /** From here on those of a link, of this tab or of what is kept count. */
    opened: (state, { payload: comparison }: PayloadAction<string>) => {
      const { [comparison]: _before, ...others } = state;
      return others;
    },
  },
});

/** The pins of comparisons (specification: wealth, "Comparing plans"). */
export const pins = injectSlice(slice);
