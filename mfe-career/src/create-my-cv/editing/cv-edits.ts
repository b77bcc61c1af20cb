import type { CvListSection } from '@phila/contract/cv';
import { createSlice, injectSlice, type PayloadAction } from '@phila/platform';
import type { CvBody } from './cv-body.ts';

/** By the id of a saved CV: all of it as it is on the screen, where that is not what is saved. */
type CvEdits = Readonly<Record<string, CvBody>>;

interface Edit {
  id: string;
  /** The CV as it is saved: what the first change begins with. */
  saved: CvBody;
}
type Change = Edit & { change: Partial<CvBody> };
type Hiding = Edit & { section: CvListSection; entry: string; isHidden: boolean };

const initialState: CvEdits = {};

/** What a person changes of their CVs and hides in them, until it is saved (specification: career, "Create My CV"). */
const slice = createSlice({
  name: 'careerCvEdits',
  initialState,
  reducers: {
    changed: (state, { payload: { id, saved, change } }: PayloadAction<Change>) => ({
      ...state,
      [id]: { ...(state[id] ?? saved), ...change },
    }),
    /** Leaves an entry of the profile out of one CV, or shows it again. */
    entryHidden: (state, { payload: { id, saved, section, entry, isHidden } }: PayloadAction<Hiding>) => {
      const body = state[id] ?? saved;
      const others = body.hidden[section].filter((one) => one !== entry);
      const hidden = { ...body.hidden, [section]: isHidden ? [...others, entry] : others };
      return { ...state, [id]: { ...body, hidden } };
    },
    settled: (state, { payload: id }: PayloadAction<string>) => {
      const { [id]: _settled, ...others } = state;
      return others;
    },
  },
});

export const cvEdits = injectSlice(slice);
