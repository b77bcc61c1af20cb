import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Specification: records: plain open or closed flags. */
export interface ChromeFlags {
  /** The slide-in menu of the public site on narrow screens. */
  mobileMenu: boolean;
  /** The products menu of the public site on narrow screens. */
  productsMenu: boolean;
  /** 250 wide, desktop. */
  sideDrawer: boolean;
  /** 400 wide, on the right. */
  widgetDrawer: boolean;
  mobileDrawer: boolean;
  /** The portal's bottom bar on mobile, folded to a floating button. */
  bottomBarFolded: boolean;
  /** The cookie and privacy choices, asked for from the footer. */
  choices: boolean;
  dialog: boolean;
  backdrop: boolean;
}

export interface ChromeState {
  flags: ChromeFlags;
  /** How many pages wait for something that the whole screen waits for. */
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
