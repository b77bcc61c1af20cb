import type { CvListSection } from '@phila/contract/cv';
import { createSlice, injectSlice, type PayloadAction } from '@phila/platform';
import type { CvBody } from './cv-body.ts';

/** A CV as it is on the screen, and which version of it was changed so. */
interface CvEdit {
  body: CvBody;
  version: number;
}

/** By the id of a saved CV, where what is on the screen is not what is saved. */
type CvEdits = Readonly<Record<string, CvEdit>>;

interface Edit {
  id: string;
  /** The CV as it is saved: what the first change begins with. */
  saved: CvBody;
  /** The version that the service has, as far as is known: another one by then is a conflict. */
  version: number;
}
type Change = Edit & { change: Partial<CvBody> };
type Hiding = Edit & { section: CvListSection; entry: string; isHidden: boolean };

const initialState: CvEdits = {};

/** What a person changes of their CVs and hides in them, until it is saved (specification: career, "Create My CV"). */
const slice = createSlice({
  name: 'careerCvEdits',
  initialState,
  reducers: {
    changed: (state, { payload: { id, saved, version, change } }: PayloadAction<Change>) => ({
      ...state,
      [id]: { version, body: { ...(state[id]?.body ?? saved), ...change } },
    }),
    /** Leaves an entry of the profile out of one CV, or shows it again. */
    entryHidden: (
      state,
      { payload: { id, saved, version, section, entry, isHidden } }: PayloadAction<Hiding>,
    ) => {
      const body = state[id]?.body ?? saved;
      const others = body.hidden[section].filter((one) => one !== entry);
      const hidden = { ...body.hidden, [section]: isHidden ? [...others, entry] : others };
      return { ...state, [id]: { version, body: { ...body, hidden } } };
    },
    settled: (state, { payload: id }: PayloadAction<string>) => {
      const { [id]: _settled, ...others } = state;
      return others;
    },
  },
});

export const cvEdits = injectSlice(slice);
