/** In tests an asset is its own plain name. */
module.exports = 'asset';
