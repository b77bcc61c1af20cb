/** Stands in for the entry's `init`: without shared trees that are shaken at run time, the runtime's own is all of it. */
export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);
