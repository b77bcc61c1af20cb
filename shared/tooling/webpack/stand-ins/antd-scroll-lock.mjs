import { useLayoutEffect } from 'react';

/**
 * Stands in for how antd keeps the page from scrolling under a drawer: the original puts a style without a nonce into the
 * page, which the page's policy refuses, so that it locks nothing and the refusal is reported. A property of the element's
 * own style is no style sheet.
 */
let locks = 0;
let before = '';

export default (lock) => {
  useLayoutEffect(() => {
    if (!lock) return undefined;
    const { style } = document.body;
    if (locks === 0) {
      before = style.overflow;
      style.overflow = 'hidden';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) style.overflow = before;
    };
  }, [lock]);
};
