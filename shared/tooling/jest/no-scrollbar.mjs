/** Replaces antd's measurement of scrollbars: jsdom has no layout, so there are none. */
const NONE = { width: 0, height: 0 };

export default () => NONE.width;
export const getTargetScrollBarSize = () => NONE;
