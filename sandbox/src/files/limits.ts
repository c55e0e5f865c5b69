/** 5 MB a file (site.md 5). */
export const FILE_LIMIT = 5 * 1024 * 1024

/** What the files of a member may take in all: the six files of each of five documents, of the largest size, and as much again. */
export const MEMBER_LIMIT = 2 * 5 * 6 * FILE_LIMIT
