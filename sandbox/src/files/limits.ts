/** 5 MB a file (site.md 5). */
export const FILE_LIMIT = 5 * 1024 * 1024

/** Most bytes of all of a member's files: six files of the largest size for each of five documents, times two. */
export const MEMBER_LIMIT = 2 * 5 * 6 * FILE_LIMIT
