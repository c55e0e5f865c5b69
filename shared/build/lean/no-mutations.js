// Takes the place of query-core's mutationCache.js: deeds go through host.api, and no query client here knows of one.
export class MutationCache {
  build() {
    throw new Error('this site has no mutations: see shared/build/lean.ts')
  }
  clear() {}
  findAll = () => []
  resumePausedMutations = () => Promise.resolve()
}
