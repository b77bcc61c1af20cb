/**
 * Stands in for how antd measures scrollbars: the original puts a style without a nonce into the page, which the page's
 * policy refuses with a report each time. Without it the width of the browser's own scrollbars is measured; where `ele` is
 * given, as thin as its `scrollbar-width` makes them.
 */
const measured = (ele) => {
  const probe = document.createElement('div');
  Object.assign(probe.style, { position: 'absolute', width: '100px', height: '100px', overflow: 'scroll' });
  if (ele) probe.style.scrollbarWidth = getComputedStyle(ele).scrollbarWidth;
  document.body.append(probe);
  const size = {
    width: probe.offsetWidth - probe.clientWidth,
    height: probe.offsetHeight - probe.clientHeight,
  };
  probe.remove();
  return size;
};

let cached;

export default (fresh) => {
  if (fresh || cached === undefined) cached = measured();
  return cached.width;
};

export const getTargetScrollBarSize = (target) =>
  target instanceof Element ? measured(target) : { width: 0, height: 0 };
