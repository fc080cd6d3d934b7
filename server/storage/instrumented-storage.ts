import { MissingFileError, type Storage } from './storage.ts'

/** Wraps a storage to report its errors; a missing file does not count. */
export function instrumentStorage(storage: Storage, onError: () => void): Storage {
  function handleStorageError(error: unknown): never {
    if (!(error instanceof MissingFileError)) onError()
    throw error
  }
  return {
    put: (name, source) => storage.put(name, source).catch(handleStorageError),
    size: (name) => storage.size(name).catch(handleStorageError),
    read: (name, range) => storage.read(name, range).catch(handleStorageError),
    redirect: (name) => storage.redirect(name).catch(handleStorageError),
    remove: (name) => storage.remove(name).catch(handleStorageError),
    renameAll: (nameOf) => storage.renameAll(nameOf).catch(handleStorageError),
    isEmpty: () => storage.isEmpty().catch(handleStorageError),
    async *list() {
      try {
        yield* storage.list()
      } catch (error) {
        handleStorageError(error)
      }
    },
    check: () => storage.check().catch(handleStorageError),
  }
}
