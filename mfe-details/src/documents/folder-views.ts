import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { injectSlice } from '@phila/platform';

interface FolderViews {
  /** Layout of files, the same in every folder. */
  shape: 'list' | 'grid';
  /** Ids of the selected files and their folder; other folders have none. */
  selection: { folderId: number | null; ids: string[] };
}

const NONE: readonly string[] = [];

const initialState: FolderViews = { shape: 'list', selection: { folderId: null, ids: [] } };

export const selectedIn = ({ selection }: FolderViews, folderId: number): readonly string[] =>
  selection.folderId === folderId ? selection.ids : NONE;

/** View state of My Documents' folders; search and order are in the address. */
const slice = createSlice({
  name: 'detailsFolderViews',
  initialState,
  reducers: {
    shapeChosen: (state, { payload }: PayloadAction<FolderViews['shape']>) => {
      state.shape = payload;
    },
    fileSelected: (
      state,
      { payload: { folderId, id, on } }: PayloadAction<{ folderId: number; id: string; on: boolean }>,
    ) => {
      const others = selectedIn(state, folderId).filter((one) => one !== id);
      state.selection = { folderId, ids: on ? [...others, id] : others };
    },
    selectionCleared: (state) => {
      state.selection = initialState.selection;
    },
    /** Clears the selection on leaving; the layout stays. */
    left: ({ shape }) => ({ ...initialState, shape }),
  },
});

export const folderViews = injectSlice(slice);
