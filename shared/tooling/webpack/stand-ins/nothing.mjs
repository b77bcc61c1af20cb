/** Stands in for a part of a library that is never used; whoever calls it all the same hears so. */
const nothing = () => {
  throw new Error('This part of a library was left out of the bundle.');
};

export default nothing;
export const cbc = nothing;
export const ecb = nothing;
