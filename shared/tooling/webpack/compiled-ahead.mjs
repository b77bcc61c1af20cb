import webpack from 'webpack';

/**
 * Has the browser compile all of a script while it comes, beside the page's own thread, instead of each function there when
 * it is first called (V8's explicit compile hints). Nearly all of what a page loads is called before the page is there.
 */
export const compiledAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After terser, which takes comments out, and before the files are named by what is in them.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
