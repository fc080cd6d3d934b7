import { createHook } from 'node:async_hooks'

/** One for the process: what V8 forgets, it forgets for all of it. */
let kept: object | undefined

/**
 * Keeps one of the objects that `process.nextTick` makes for each call. A process at rest has none alive; V8
 * then forgets their shape when it tidies up, takes the slow way to make one ever after, and an answer costs a
 * third more. Says whether there was one to keep.
 */
export function keepTickShape(): boolean {
  const hook = createHook({
    init(_id, type, _trigger, resource) {
      if (type === 'TickObject') kept = resource
    },
    trackPromises: false,
  })
  hook.enable()
  process.nextTick(() => {})
  hook.disable()
  return kept !== undefined
}
