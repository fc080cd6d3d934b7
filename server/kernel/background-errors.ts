/**
 * Errors that fail no request, such as those of a cleanup after a commit or of a worker that can be
 * replaced.
 */
export function createBackgroundErrors() {
  let log = (error: unknown, message: string) => console.error(message, error)
  return {
    report: (error: unknown, message: string): void => log(error, message),
    /**
     * Sends reports to the server's log from now on. Until then, as in commands, they go to standard
     * error.
     */
    logTo(next: (error: unknown, message: string) => void): void {
      log = next
    },
  }
}
