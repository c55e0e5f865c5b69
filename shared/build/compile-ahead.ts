import webpack from 'webpack'

/**
 * Makes Chromium compile a file's functions while it loads, off the main thread: a bundle's modules are functions, and
 * it would compile each one on the main thread at its first call. To other browsers this is just a comment.
 */
export const compiledAhead = () =>
  new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // After the minifier, which drops comments, and before the source maps are written.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })
