// What a shell offers to a remote, and nothing else: the federation runtime and the shared packages.
globalThis.croupierShares = __webpack_init_sharing__('default').then(() => __webpack_share_scopes__.default)
