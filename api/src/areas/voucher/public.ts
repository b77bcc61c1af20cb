export { gaveRedeemedBundle, grantBundle, takeBundleBack } from './ownership/grant.ts';
export { sellableBundle, sellableBundles } from './ownership/sellable.ts';
export { findCodes } from './codes/find-codes.ts';
export { demoBundleId } from './demo/bundle-id.ts';
