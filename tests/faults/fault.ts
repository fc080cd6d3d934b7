/** A plausible mistake, as a replacement of one piece of code in one file. */
export interface Fault {
  /** Behaviour that the fault causes. */
  title: string
  /** Code to replace; occurs in the file exactly once. */
  code: string
  fault: string
}

export interface FileFaults {
  file: string
  /** Tests of the file: they run first and usually catch the fault. */
  tests: string[]
  faults: Fault[]
}

export const fault = (title: string, code: string, fault: string): Fault => ({ title, code, fault })
