/**
 * Stands in for `react/jsx-dev-runtime` in builds with hot refresh. The compiler emits the signatures of hooks, by which
 * a component is mounted again when one is added or removed, only together with the development form of JSX; the runtime
 * of that form is not provided by the host, and fails beside a React for production.
 */
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

export { Fragment };

/** The place in the source and `this` are left out: they only name the element in warnings. */
/**
 * @param {import('react').ElementType} type
 * @param {unknown} props
 * @param {string | undefined} key
 * @param {boolean} isStatic
 */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
