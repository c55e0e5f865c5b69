import * as refreshRuntime from 'react-refresh/runtime'

/** What React shows of itself to development tools, as far as it is used here. */
interface Fiber {
  readonly memoizedProps: { readonly messages?: object } | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}
interface Renderer {
  overrideProps(fiber: Fiber, path: readonly string[], value: unknown): void
}
interface Root {
  readonly current: Fiber
}
interface Hook {
  inject(renderer: Renderer): unknown
  onCommitFiberRoot(id: unknown, root: Root, ...more: unknown[]): unknown
}

// Before any copy of react-dom runs, or it would not be found.
refreshRuntime.injectIntoGlobalHook(globalThis)
const hook = (globalThis as unknown as { __REACT_DEVTOOLS_GLOBAL_HOOK__: Hook }).__REACT_DEVTOOLS_GLOBAL_HOOK__
const renderers = new Set<Renderer>()
const roots = new Set<Root>()
const { inject, onCommitFiberRoot } = hook
hook.inject = (renderer) => {
  renderers.add(renderer)
  return inject.call(hook, renderer)
}
hook.onCommitFiberRoot = (id, root, ...more) => {
  roots.add(root)
  return onCommitFiberRoot.call(hook, id, root, ...more)
}

/** The catalogue that each copy was made from. */
const originals = new WeakMap<object, object>()

/** Renders again whatever uses a catalogue of messages, since its words were changed in place. */
export function showWords(messages: object): void {
  const shown = [...roots].flatMap(({ current }) => [...fibersBelow(current)])
  for (const fiber of shown) {
    const used = fiber.memoizedProps?.messages
    if (!used || (used !== messages && originals.get(used) !== messages)) continue
    const copy = { ...messages }
    originals.set(copy, messages)
    for (const renderer of renderers) renderer.overrideProps(fiber, ['messages'], copy)
  }
}

function* fibersBelow(fiber: Fiber): Generator<Fiber> {
  for (let child = fiber.child; child; child = child.sibling) {
    yield child
    yield* fibersBelow(child)
  }
}

export { refreshRuntime }
