import { useDebouncedValue } from '@mantine/hooks'
import { useMemo } from 'react'
import { useLocation } from 'react-router'
import { enquiryEndpoints } from '../../../domain/api/enquiries.ts'
import { productEndpoints } from '../../../domain/api/products.ts'
import { useAdmin } from '../app/admin-context.ts'
import { useData } from '../app/use-data.ts'
import { mayOpen } from '../content/screens/permissions.ts'
import { productScreens } from '../content/screens/product-screens.ts'
import { allScreens, contentScreens, recordAddress } from '../content/screens/screens.ts'
import type { IconName } from '../ui/icon.tsx'
import type { Source } from '../ui/image-variant.ts'
import { findFields, listFields } from './field-targets.ts'

/** Search result that leads to a URL of the admin. */
export interface Target {
  to: string
  label: string
  hint?: string
  icon: IconName
  /** Picture of a product, instead of the icon. */
  picture?: Source | null
}

interface TargetGroup {
  name: string
  targets: Target[]
}

const screens: Target[] = allScreens.map(({ address, label, icon }) => ({
  to: address,
  label,
  icon,
}))
const pages = contentScreens.filter(({ form }) => form === 'page')
/** Actions: add a record, then edit the single records. */
const actions: Target[] = [
  ...pages
    .filter(({ type }) => !type.single)
    .map(({ address, type }) => target(`${address}/add`, type.labels.add, 'plus')),
  ...pages
    .filter(({ type }) => type.single)
    .map(({ address, type }) => target(`${address}/edit`, type.labels.edit, 'edit')),
]

/**
 * Screens, actions, fields, products and enquiries that match the words, in groups; empty groups
 * are left out. An enquiry whose reference starts with them comes first.
 */
export function useTargets(words: string): TargetGroup[] {
  const { admin } = useAdmin()
  const { pathname } = useLocation()
  const fields = useMemo(() => listFields(pathname), [pathname])
  const [q] = useDebouncedValue(words.trim(), 150)
  const products = useData(q.length < 2 ? null : productEndpoints.list, {}, { q, limit: 6 })
  const enquiries = useData(q.length < 3 ? null : enquiryEndpoints.list, {}, { q, limit: 3 })
  const found = enquiries.data?.orders ?? []
  const isReference = found.some(({ reference }) => startsWithTerm(reference, q))
  const enquiryGroup: TargetGroup = {
    name: 'Enquiries',
    targets: (q.length < 3 ? [] : found)
      .toSorted(
        (one, other) => +startsWithTerm(other.reference, q) - +startsWithTerm(one.reference, q),
      )
      .map((enquiry) => ({
        to: `/admin/orders?q=${encodeURIComponent(enquiry.reference)}`,
        label: enquiry.reference,
        hint: enquiry.products[0]?.name,
        icon: 'chat',
      })),
  }
  const all: TargetGroup[] = [
    {
      name: 'Screens',
      targets: screens.filter(matching(words)).filter(({ to }) => mayOpen(to, admin?.role)),
    },
    { name: 'Actions', targets: actions.filter(matching(words)) },
    {
      name: 'Fields and settings',
      targets: findFields(
        fields.filter(({ address }) => mayOpen(address, admin?.role)),
        words,
      ),
    },
    {
      name: 'Products',
      targets: (q.length < 2 ? [] : (products.data?.categoryItemData ?? [])).map((one) => ({
        to: recordAddress(productScreens, one._id),
        label: one.name || 'Product without a name',
        icon: 'box',
        picture: one.images[0] ?? null,
      })),
    },
  ]
  const groups = isReference ? [enquiryGroup, ...all] : [...all, enquiryGroup]
  return groups.filter(({ targets }) => targets.length > 0)
}

function startsWithTerm(reference: string, words: string): boolean {
  return words !== '' && reference.startsWith(words.toUpperCase())
}

function target(to: string, label: string, icon: IconName): Target {
  return { to, label, icon }
}

function matching(words: string) {
  const wanted = words.trim().toLowerCase()
  return ({ label }: Target) => label.toLowerCase().includes(wanted)
}
