/** Stands in for the runtime's `helpers`, which hand its inside to plugins and tools that we have none of. */
export default { global: {}, share: {}, utils: {} };
