export { grantBundle, takeBundleBack } from './ownership/grant.ts';
export { sellableBundle, sellableBundles, type SellableBundle } from './ownership/sellable.ts';
export { demoBundleId } from './demo/bundle-id.ts';
