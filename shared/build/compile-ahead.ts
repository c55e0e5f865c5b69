import webpack from 'webpack'

/**
 * Has Chromium compile a file's functions while it loads, beside the page's thread: a bundler's modules are functions
 * of which it would compile each one on the page's thread at its first call. Other browsers read a comment.
 */
export const compiledAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minifier, which drops comments, and before the source maps are written.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })
