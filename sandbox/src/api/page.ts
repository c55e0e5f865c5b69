/** The paged answer of the specification (site.md 3): `number` counts from zero. */
export function pageOf<Row>(content: Row[], total: number, pageNum: number, pageSize: number) {
  return {
    content,
    number: pageNum - 1,
    size: pageSize,
    totalElements: total,
    last: pageNum * pageSize >= total,
  }
}
