/** Replaces an unused part of a library; calling it throws an error that explains this. */
const nothing = () => {
  throw new Error('This part of a library was left out of the bundle.');
};

export default nothing;
export const cbc = nothing;
export const ecb = nothing;
