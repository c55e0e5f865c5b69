/** A picture that needs no request. */
const picture =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxIDEiLz4='

/** A banner as the API lists it. */
export const bannerRow = (id: number, fields: object) => ({
  id,
  title: `Banner ${id}`,
  image: picture,
  mobileImage: picture,
  enabled: 1,
  sortIndex: id,
  ...fields,
})
