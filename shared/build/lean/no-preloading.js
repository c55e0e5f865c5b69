// Takes the place of the runtime's utils/preload.js: what is asked for early stands in the page (preload-plugin.ts).
const none = () => []

export { none as defaultPreloadArgs, none as formatPreloadArgs, none as normalizePreloadExposes }
export const preloadAssets = async () => []
