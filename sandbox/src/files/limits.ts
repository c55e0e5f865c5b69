/** 5 MB a file (site.md §5). */
export const FILE_LIMIT = 5 * 1024 * 1024
