/** Stands in for a part of a library that is never used; a call of it throws an error that says so. */
const nothing = () => {
  throw new Error('This part of a library was left out of the bundle.');
};

export default nothing;
export const cbc = nothing;
export const ecb = nothing;
