/**
 * The call for the enabled banners, by sortIndex (SH-14). The page sends it before any bundle is loaded, with the same
 * body.
 */
export const BANNERS = { path: '/base/banner/listAll', body: { enabled: 1, sortIndex_0: 'ASC' } } as const
