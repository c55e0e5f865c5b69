/** A real small PNG (8 x 8, baize green) to upload. */
export const picture = {
  name: 'passport.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mPg01bBihiGlgQAEM8XQcLxerkAAAAASUVORK5CYII=',
    'base64',
  ),
}
