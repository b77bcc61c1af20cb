/** Stands in for shared modules that an entry needs before it is initialised: everything exposed is asked for later. */
export const installInitialConsumes = () => {
  throw new Error('A remote may take nothing from the host before it is mounted.');
};
