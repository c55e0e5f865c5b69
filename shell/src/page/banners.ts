/** The enabled ones, by sortIndex (SH-14): the page asks for them before any bundle is there, with the same body. */
export const BANNERS = { path: '/base/banner/listAll', body: { enabled: 1, sortIndex_0: 'ASC' } } as const
