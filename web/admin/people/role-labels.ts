import type { Role } from '../../../domain/accounts/role.ts'

export const roleLabels: Record<Role, string> = { owner: 'Owner', editor: 'Editor' }

/** Options with an explanation of each role. */
export const roleChoices: { value: Role; label: string }[] = [
  { value: 'editor', label: 'Editor: everything visitors see' },
  { value: 'owner', label: 'Owner: also settings and administrators' },
]
