import type { Role } from '../../../domain/accounts/role.ts'

/** What people call a role. */
export const roleLabels: Record<Role, string> = { owner: 'Owner', editor: 'Editor' }

/** To choose from, with what each of them means. */
export const roleChoices: { value: Role; label: string }[] = [
  { value: 'editor', label: 'Editor: everything visitors see' },
  { value: 'owner', label: 'Owner: also settings and administrators' },
]
