/** Stands in for antd's `Wave`, the ring that runs out from a pressed button: it is antd's signature, not ours. */
export default ({ children }) => children;
