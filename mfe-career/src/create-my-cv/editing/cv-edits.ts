import type { CvListSection } from '@phila/contract/cv';
import { createSlice, injectSlice, type PayloadAction } from '@phila/platform';
import type { CvBody } from './cv-body.ts';

/** An unsaved CV, and the version it was edited from. */
interface CvEdit {
  body: CvBody;
  version: number;
}

/** Unsaved CVs, by id. */
type CvEdits = Readonly<Record<string, CvEdit>>;

interface Edit {
  id: string;
  /** The CV as saved; the first change applies to it. */
  saved: CvBody;
  /** The newest known version; any other on the service is a conflict. */
  version: number;
}
type Change = Edit & { change: Partial<CvBody> };
type Hiding = Edit & { section: CvListSection; entry: string; isHidden: boolean };

const initialState: CvEdits = {};

/** Unsaved changes to the person's CVs (specification: career, "Create My CV"). */
const slice = createSlice({
  name: 'careerCvEdits',
  initialState,
  reducers: {
    changed: (state, { payload: { id, saved, version, change } }: PayloadAction<Change>) => ({
      ...state,
      [id]: { version, body: { ...(state[id]?.body ?? saved), ...change } },
    }),
    /** Hides an entry of the profile from one CV, or shows it again. */
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
