/**
 * Stands in the place of shell/src/remotes/load-remote.ts when the five bundles are built as one application, for
 * the benchmark that asks what federation costs. The same shape; the remotes are dynamic imports.
 */
const modules = {
  account: () => import('../../../mfe-account/src/module.ts'),
  games: () => import('../../../mfe-games/src/module.ts'),
  cashier: () => import('../../../mfe-cashier/src/module.ts'),
  vip: () => import('../../../mfe-vip/src/module.ts'),
}

export class RemoteRegistry {
  running() {
    return new Map()
  }

  async load(name) {
    try {
      return { state: 'ready', remote: (await modules[name]()).default }
    } catch (reason) {
      return { state: 'unreachable', reason }
    }
  }
}
