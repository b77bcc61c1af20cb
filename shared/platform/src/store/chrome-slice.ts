import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Flags, true while open (specification: records). */
export interface ChromeFlags {
  /** The slide-in menu of the public site on narrow screens. */
  mobileMenu: boolean;
  /** The products menu of the public site on narrow screens. */
  productsMenu: boolean;
  /** 250 pixels wide, desktop only. */
  sideDrawer: boolean;
  /** 400 pixels wide, on the right. */
  widgetDrawer: boolean;
  mobileDrawer: boolean;
  /** True while the portal's bottom bar on mobile is folded to a floating button. */
  bottomBarFolded: boolean;
  /** The cookie and privacy choices, opened from the footer. */
  choices: boolean;
  dialog: boolean;
  backdrop: boolean;
}

export interface ChromeState {
  flags: ChromeFlags;
  /** Counts the pages that need the full-screen loading dialog. */
  loading: number;
}

const initialState: ChromeState = {
  flags: {
    mobileMenu: false,
    productsMenu: false,
    sideDrawer: false,
    widgetDrawer: false,
    mobileDrawer: false,
    bottomBarFolded: false,
    choices: false,
    dialog: false,
    backdrop: false,
  },
  loading: 0,
};

export const chromeSlice = createSlice({
  name: 'chrome',
  initialState,
  reducers: {
    flagSet: ({ flags }, { payload }: PayloadAction<{ flag: keyof ChromeFlags; open: boolean }>) => {
      flags[payload.flag] = payload.open;
    },
    loadingBegan: (state) => {
      state.loading += 1;
    },
    loadingEnded: (state) => {
      state.loading = Math.max(0, state.loading - 1);
    },
  },
});
