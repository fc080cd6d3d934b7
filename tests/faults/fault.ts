/** A fault that somebody could make, as one replacement in one file. */
export interface Fault {
  /** What goes wrong by it. */
  title: string
  /** Stands in the file exactly once. */
  code: string
  fault: string
}

export interface FileFaults {
  file: string
  /** The tests that look after the file: they run first, and most often suffice. */
  tests: string[]
  faults: Fault[]
}

export const fault = (title: string, code: string, fault: string): Fault => ({ title, code, fault })
