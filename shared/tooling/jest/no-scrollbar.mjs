/** Stands in for how antd measures scrollbars: jsdom lays nothing out, so there are none. */
const NONE = { width: 0, height: 0 };

export default () => NONE.width;
export const getTargetScrollBarSize = () => NONE;
