/**
 * Errors that fail no request, such as those of a cleanup after a commit or of a worker that can be
 * replaced.
 */
export interface BackgroundErrors {
  report(error: unknown, message: string): void
  /**
   * Sends reports to the server's log from now on. Until then, as in commands, they go to standard
   * error.
   */
  logTo(log: (error: unknown, message: string) => void): void
}

export function createBackgroundErrors(): BackgroundErrors {
  let log = (error: unknown, message: string) => console.error(message, error)
  return {
    report: (error, message) => log(error, message),
    logTo(next) {
      log = next
    },
  }
}
