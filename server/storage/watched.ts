import { MissingFileError, type Storage } from './storage.ts'

/** The same storage, of whose faults somebody hears. */
export function watchStorage(storage: Storage, onFault: () => void): Storage {
  function hear(error: unknown): never {
    if (!(error instanceof MissingFileError)) onFault()
    throw error
  }
  return {
    put: (name, source) => storage.put(name, source).catch(hear),
    size: (name) => storage.size(name).catch(hear),
    read: (name, range) => storage.read(name, range).catch(hear),
    redirect: (name) => storage.redirect(name).catch(hear),
    remove: (name) => storage.remove(name).catch(hear),
    renameAll: (nameOf) => storage.renameAll(nameOf).catch(hear),
    isEmpty: () => storage.isEmpty().catch(hear),
    async *list() {
      try {
        yield* storage.list()
      } catch (error) {
        hear(error)
      }
    },
    check: () => storage.check().catch(hear),
  }
}
